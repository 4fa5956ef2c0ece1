"""How a server is, for who looks after it: sizes, jobs, and what failed."""

from branchline import __version__
from branchline.server.health import failing
from branchline.server.health.jobs import JOBS
from branchline.server.office.sizes import sizes_of
from branchline.server.services import Services
from branchline.server.store.reports import count_open
from branchline.tables.admin_messages import Failure, Job, Overview, Pool


async def overview(services: Services) -> Overview:
    settings = services.settings
    failures = await failing.latest(services.store, settings.bounds.failures)
    loads = {"bots": services.pool.load, "judges": services.judges.load}
    return Overview(
        version=__version__,
        registration=settings.registration,
        reports=await services.store.read(count_open),
        sizes=await services.store.read(lambda connection: sizes_of(connection, settings.data)),
        jobs=[Job(name=name, at=ran.at, why=ran.why) for name, ran in JOBS.items()],
        pools=[Pool(name=name, at_work=load.at_work, waiting=load.waiting) for name, load in loads.items()],
        failures=[Failure(at=one.at, level=one.level, event=one.event, detail=one.detail) for one in failures],
    )
