"""Mail by SMTP: that it is somebody's turn, and first of all whether an address is theirs."""

import asyncio
import hmac
import os
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from email.utils import formatdate
from hashlib import sha256
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from branchline.server.reminders.outcomes import Attempt, NotSent, Unsure
from branchline.server.reminders.wording import Message, words_of
from branchline.server.settings import MailRules
from branchline.server.store.reminders import Marked

PASSWORD: Final = "BRANCHLINE_MAIL_PASSWORD"
_AT_ONCE: Final = 2


def code_of(secret: bytes, kind: str, channel: str) -> str:
    """What a link in a mail says: that who has it may confirm this address, or stop its mails."""
    return f"{channel}_{hmac.new(secret, f'{kind} {channel}'.encode(), sha256).hexdigest()[:40]}"


def channel_in(secret: bytes, kind: str, code: str) -> str | None:
    """The channel of which a link speaks truly."""
    channel = code.partition("_")[0]
    is_true = hmac.compare_digest(code.encode(), code_of(secret, kind, channel).encode())
    return channel if is_true else None


class Post:
    """Sends mail, in threads of its own: a server that gives no answer holds up other mail alone."""

    def __init__(self, rules: MailRules, links: str, secret: bytes, seconds: float) -> None:
        self._rules, self._links, self._secret, self._seconds = rules, links, secret, seconds
        self._threads = ThreadPoolExecutor(_AT_ONCE, "mail")

    async def turns(self, marked: Marked, message: Message, attempt: Attempt) -> None:
        words = words_of(marked.channel["language"])
        lines = [line for table in message.tables for line in (table.line, table.link, "")]
        text = "\n".join([message.title, "", *lines, *filter(None, [message.more, ""])])
        stop = words.say("told-mail-stop", link=self._link("stop", marked))
        await self._send(marked, message.title, f"{text}\n-- \n{stop}\n", attempt)

    async def confirm(self, marked: Marked, attempt: Attempt) -> None:
        words = words_of(marked.channel["language"])
        text = words.say("told-confirm-text", link=self._link("confirm", marked), server=self._links)
        stop = words.say("told-mail-stop", link=self._link("stop", marked))
        await self._send(marked, words.say("told-confirm-title"), f"{text}\n\n-- \n{stop}\n", attempt)

    def _link(self, kind: str, marked: Marked) -> str:
        return f"{self._links}/told/{kind}/{code_of(self._secret, kind, marked.channel['id'])}"

    async def _send(self, marked: Marked, title: str, text: str, attempt: Attempt) -> None:
        """Raises NotSent, Unsure."""
        stop = f"{self._links}/api/reminders/stop/{code_of(self._secret, 'stop', marked.channel['id'])}"
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._rules.sender, marked.channel["address"], title
        mail["Date"], mail["Auto-Submitted"] = formatdate(), "auto-generated"
        mail["Message-ID"] = f"<{marked.id}@{urlsplit(self._links).hostname or 'localhost'}>"
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        mail["Content-Language"] = marked.channel["language"]
        mail.set_content(text)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, _hand_over, self._rules, self._seconds, mail, attempt)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _hand_over(rules: MailRules, seconds: float, mail: EmailMessage, attempt: Attempt) -> None:
    try:
        with connected(rules, seconds) as smtp:
            _taken(smtp.mail(smtplib.quoteaddr(str(mail["From"].addresses[0].addr_spec))), rules)
            _taken(smtp.rcpt(str(mail["To"])), rules)
            attempt.begin()
            smtp.data(mail.as_bytes(policy=mail.policy.clone(linesep="\r\n")))
    except smtplib.SMTPResponseException as error:
        _taken((error.smtp_code, error.smtp_error), rules)
        raise NotSent("told-mail", host=rules.host, detail=str(error)) from None
    except (smtplib.SMTPException, OSError) as error:
        if attempt.has_begun:
            raise Unsure from None
        raise NotSent("told-mail", host=rules.host, detail=str(error)[:200]) from None


def _taken(answer: tuple[int, bytes | str], rules: MailRules) -> None:
    """A refusal that begins with 5 is for good. Raises NotSent."""
    code, said = answer
    if code // 100 != 2:
        detail = said.decode(errors="replace") if isinstance(said, bytes) else said
        raise NotSent("told-mail", is_final=code // 100 == 5, host=rules.host, detail=f"{code} {detail}"[:200])


@contextmanager
def connected(rules: MailRules, seconds: float) -> Iterator[smtplib.SMTP]:
    """To the mail server, signed in. Raises OSError, smtplib.SMTPException."""
    if rules.security == "tls":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            rules.host, rules.port, timeout=seconds, context=ssl.create_default_context()
        )
    else:
        smtp = smtplib.SMTP(rules.host, rules.port, timeout=seconds)
    try:
        if rules.security == "starttls":
            smtp.starttls(context=ssl.create_default_context())
        smtp.ehlo_or_helo_if_needed()
        if rules.user:
            smtp.login(rules.user, password_of(rules))
        yield smtp
        with suppress(smtplib.SMTPException, OSError):  # it has what it was given
            smtp.quit()
    finally:
        smtp.close()


def password_of(rules: MailRules) -> str:
    """Raises OSError."""
    if rules.password_file:
        return Path(rules.password_file).read_text(encoding="utf-8").partition("\n")[0].strip()
    return os.environ.get(PASSWORD, "")


def trouble(rules: MailRules, seconds: float) -> str | None:
    """What is wrong with the mail server, tried without sending anything; None where all is well."""
    try:
        with connected(rules, seconds):
            return None
    except (smtplib.SMTPException, OSError, UnicodeError) as error:
        return str(error)[:200] or type(error).__name__
