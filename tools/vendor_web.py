"""Copies what the browser client stands on from node_modules into the package, and writes down what it copied.

After `npm ci --ignore-scripts`: python tools/vendor_web.py. tests/web/test_vendor.py holds the copies against the lock.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src" / "branchline" / "web" / "vendor"
FLUENT = ("index", "bundle", "builtins", "memoizer", "resolver", "resource", "scope", "types")
COPIES = {
    "preact": {"preact/dist/preact.mjs": "preact.js", "preact/hooks/dist/hooks.mjs": "preact_hooks.js"},
    "htm": {"htm/dist/htm.mjs": "htm.js"},
    "@preact/signals-core": {"@preact/signals-core/dist/signals-core.mjs": "signals_core.js"},
    "@preact/signals": {"@preact/signals/dist/signals.mjs": "signals.js"},
    "lean-qr": {"lean-qr/index.mjs": "lean_qr.js"},
    "@fluent/bundle": {f"@fluent/bundle/esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
}
LICENSES = {
    "preact": "preact/LICENSE", "htm": "htm/LICENSE", "@preact/signals": "@preact/signals/LICENSE",
    "lean-qr": "lean-qr/LICENSE",
}  # fmt: skip


def copied(text: str) -> str:
    """As published, less the hint at a source map that is not shipped."""
    return re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text)


def main() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    manifest = {}
    for package, files in COPIES.items():
        entry = lock[f"node_modules/{package}"]
        sums = {}
        for source, name in files.items():
            text = copied((MODULES / source).read_text(encoding="utf-8"))
            target = VENDOR / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            sums[name] = sha256(text.encode()).hexdigest()
        manifest[package] = {"version": entry["version"], "integrity": entry["integrity"], "license": entry["license"],
                             "files": sums}  # fmt: skip
    for package, file in LICENSES.items():
        name = f"LICENSE-{package.replace('@', '').replace('/', '-')}.txt"
        (VENDOR / name).write_text((MODULES / file).read_text(encoding="utf-8"), encoding="utf-8")
    (VENDOR / "vendor.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
