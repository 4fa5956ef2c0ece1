# Branchline as a small image: the wheel and its hash-pinned dependencies, run by a user without rights.
# Python for the browser comes by the lock of npm; node itself stays out of the image.
FROM node:22-slim AS browser
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM python:3.12-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE package-lock.json ./
COPY locks ./locks
COPY docs/rules ./docs/rules
COPY src ./src
COPY tools/build_hook.py tools/pocket_parts.py tools/pocket_compile.mjs ./tools/
COPY --from=browser /src/node_modules ./node_modules
COPY --from=browser /usr/local/bin/node /usr/local/bin/node
RUN python -m venv /opt/branchline \
    && /opt/branchline/bin/pip install --no-cache-dir --require-hashes -r locks/fast.txt \
    && CI=true /opt/branchline/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.12-slim
COPY --from=build /opt/branchline /opt/branchline
RUN useradd --system --uid 10001 --home-dir /data branchline \
    && mkdir /data && chown branchline /data
ENV PATH=/opt/branchline/bin:$PATH PYTHONUNBUFFERED=1
USER branchline
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=7s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=6)"]
ENTRYPOINT ["branchline"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
