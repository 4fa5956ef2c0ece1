"""Being told that it is one's turn: chosen by keyboard, for all tables and for one; and the worker shows a push."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from kits.browser import PATIENCE, Visitor, tab_to
from kits.server import wait_until

New = Callable[..., Visitor]


def test_how_one_is_told_is_chosen_by_keyboard_for_all_tables_and_for_one(visitor: New) -> None:
    here = visitor(service_workers="allow")
    here.ask("POST", "/api/accounts", {"name": "Theodora Told", "password": "correct horse"})
    page = here.open("/settings")
    part = page.locator(".being-told")
    tab_to(page, lambda: part.get_by_label("Address of a webhook"))
    page.keyboard.type("https://hooks.example.org/turns")
    page.keyboard.press("Enter")
    mine = part.locator(".channels li")
    expect(mine).to_contain_text("hooks.example.org")
    expect(mine).to_contain_text("Signed with")
    tab_to(page, lambda: mine.get_by_label("Told here"))
    page.keyboard.press("Space")
    expect(mine.get_by_role("button", name="Try it")).to_be_disabled()
    page.keyboard.press("Space")
    expect(mine.get_by_role("button", name="Try it")).to_be_enabled()
    seats = [{"type": "me"}, {"type": "bot", "level": "random"}]
    table = here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})["id"]
    for is_told in (True, False):
        page = here.open(f"/table/{table}")
        opens = page.get_by_role("button", name="Told of my turn")
        tab_to(page, lambda opens=opens: opens, most=300)  # type: ignore[misc]
        page.keyboard.press("Enter")
        choice = page.get_by_label("By webhook")
        expect(choice).to_be_checked(checked=is_told)
        if is_told:
            choice.focus()
            page.keyboard.press("Space")
            expect(choice).not_to_be_checked()
            wait_until(lambda: not here.ask("GET", f"/api/tables/{table}/reminders")["webhook"])


def test_the_worker_shows_what_is_pushed(visitor: New) -> None:
    here = visitor(service_workers="allow")
    page = here.open("/settings")
    origin = page.url.removesuffix("/settings")
    page.context.grant_permissions(["notifications"], origin=origin)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    protocol, found, shown = page.context.new_cdp_session(page), list[str](), list[Any]()
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    protocol.on(
        "BackgroundService.backgroundServiceEventReceived", lambda told: shown.append(told["backgroundServiceEvent"])
    )
    protocol.send("BackgroundService.startObserving", {"service": "notifications"})
    protocol.send("BackgroundService.setRecording", {"shouldRecord": True, "service": "notifications"})
    protocol.send("ServiceWorker.enable")
    wait_for(page, lambda: bool(found))
    said = {"title": "It is your turn", "body": "Railways with Ben", "tag": "abc", "path": "/table/abc", "lang": "en"}
    push = {"origin": origin, "registrationId": found[-1], "data": json.dumps(said)}
    protocol.send("ServiceWorker.deliverPushMessage", push)
    wait_for(page, lambda: bool(shown))
    told = {one["key"]: one["value"] for one in shown[0]["eventMetadata"]}
    assert (told["Title"], told["Body"]) == (said["title"], said["body"])
    worker = page.context.service_workers[-1]
    assert worker.evaluate(CLICK) == [origin + said["path"], "closed"]
    assert worker.evaluate(CLICK_WHERE_IT_IS_SHOWN, "/settings") == ["focused"], "no second window of one page"


NO_WINDOW = """
  const done = []
  const { promise: first, resolve } = Promise.withResolvers()
  const note = async (what) => resolve(done.push(what))
  self.clients.openWindow = note
  WindowClient.prototype.focus = () => note('focused')
  const click = async (notification) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    await first
  }"""
"""Only a person's own click may open a window: what the worker would do is written down in its place."""
CLICK = f"""async () => {{
  {NO_WINDOW}
  const [shown] = await self.registration.getNotifications()
  await click(shown)
  return [...done, (await self.registration.getNotifications()).length ? 'open' : 'closed']
}}"""
CLICK_WHERE_IT_IS_SHOWN = f"""async (path) => {{
  {NO_WINDOW}
  await self.registration.showNotification('again', {{ data: {{ path }} }})
  const [shown] = await self.registration.getNotifications()
  await click(shown)
  return done
}}"""


def wait_for(page: Any, is_so: Callable[[], bool]) -> None:
    """What the protocol tells comes while the page is waited for."""

    def looked() -> bool:
        page.title()
        return is_so()

    wait_until(looked)
