"""The container's steps without a container: `python3 -m tools.shipping.container ROOT`.

Does what deploy/Containerfile says in ROOT, a bare Debian that debootstrap made there, as root of this machine; then
opens the hall in it as its user, asks whether it is ready and for its page, and closes it. apt inside uses the mirrors
that debootstrap left there; pip inside finds only wheels that pip outside has fetched before.
"""

import json
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tools.steps import StepError, run

HERE = Path(__file__).parents[2]
FILE = HERE / "deploy" / "Containerfile"
PORT = 8765
WHEELS = "wheels"
PATIENCE = 60  # seconds until the hall must be ready


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a file, each on one line."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


class Root:
    """A bare Debian in a folder, and what the file has said so far about the user that runs there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
        self.user = "root"
        self.command: list[str] = []

    def words(self, command: list[str], user: str) -> list[str]:
        said = [f"{name}={value}" for name, value in self.env.items()]
        return ["chroot", f"--userspec={user}", str(self.folder), "env", "-i", *said, *command]

    def do(self, word: str, rest: str) -> None:
        """One instruction; those that only describe the container need nothing here."""
        if word == "RUN":
            pip = f"PIP_NO_INDEX=1 PIP_FIND_LINKS=/tmp/{WHEELS}; export PIP_NO_INDEX PIP_FIND_LINKS; "
            run(self.words(["sh", "-euc", pip + rest], "root"))
        elif word == "COPY":
            pattern, target = rest.split()
            for file in HERE.glob(pattern):
                shutil.copy(file, self.folder / target.lstrip("/"))
        elif word == "ENV":
            self.env |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "USER":
            self.user = rest
        elif word in ("ENTRYPOINT", "CMD"):
            self.command += json.loads(rest)

    def fetch(self) -> None:
        """Have pip outside fetch what the wheel needs, for the Python inside."""
        [wheel] = HERE.glob("dist/*-py3-none-any.whl")
        target = self.folder / "tmp" / WHEELS
        target.mkdir(exist_ok=True)
        version = run(
            self.words(["python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], "root")
        ).strip()
        options = ["--only-binary", ":all:", "--python-version", version, "-d", str(target)]
        run([sys.executable, "-m", "pip", "download", "-q", *options, f"{wheel}[fast]"])
        (target / wheel.name).unlink(missing_ok=True)

    def serve(self) -> str:
        """Open the hall as it would be opened, ask it, and close it again; what it says of itself."""
        words = [*self.command, "--port", str(PORT)]
        hall = subprocess.Popen(
            self.words(words, self.user), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            ready = ask("/ready", time.monotonic() + PATIENCE)
            page = ask("/", time.monotonic() + PATIENCE)
        finally:
            hall.terminate()
            said, _ = hall.communicate(timeout=PATIENCE)
        if hall.returncode != 0 or "Great Hall" not in page:
            raise StepError(f"it was not opened and closed: {said}")
        return ready


def ask(path: str, until: float) -> str:
    """What the hall answers, once it does."""
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def main(folder: str) -> None:
    root = Root(Path(folder))
    for word, rest in steps(FILE.read_text(encoding="utf-8")):
        print(word, rest[:100], flush=True)
        if word == "COPY":
            root.fetch()
        root.do(word, rest)
    print(root.serve())


if __name__ == "__main__":
    main(sys.argv[1])
