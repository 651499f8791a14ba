"""The built wheel, installed into a fresh environment and run away from the checkout."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from dsrules.compilation import compile_directory

pytestmark = pytest.mark.xdist_group("packaging")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """The bin folder of an environment that holds the wheel of this checkout and nothing of the checkout itself."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(folder), str(root)], check=True)
    (wheel,) = folder.glob("dsrules-*.whl")
    venv.create(folder / "env", with_pip=True)
    bin_folder = folder / "env" / "bin"
    subprocess.run([str(bin_folder / "python"), "-m", "pip", "--quiet", "install", str(wheel)], check=True)
    return bin_folder


def _run(installed: Path, tmp_path: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [str(installed / "dsrules"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, **more)  # type: ignore[call-overload,no-any-return]


def test_the_first_command_rules_on_an_example(installed: Path, tmp_path: Path, root: Path) -> None:
    done = _run(installed, tmp_path, "dominance", str(root / "examples" / "desert.yaml"), "--tile", "e4")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "E4 (desert): the cone of insects stands"
    assert "3 matches" in done.stdout


def test_the_compiled_rules_are_those_of_the_checkout(installed: Path, tmp_path: Path, root: Path) -> None:
    done = _run(installed, tmp_path, "tile", "sea: water | amphibians 1", "--json")
    assert json.loads(done.stdout)["rules"] == compile_directory(root / "rulesdata")["digest"]


def test_an_installed_program_reads_no_yaml_for_its_rules(installed: Path, tmp_path: Path) -> None:
    code = "import sys; from dsrules.rulebook import default; default().rules; default().tables['terms']"
    code += "; print('yaml' in sys.modules)"
    done = subprocess.run(
        [str(installed / "python"), "-c", code], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    assert done.stdout.strip() == "False"


def test_house_rules_start_from_the_yaml_in_the_wheel(installed: Path, tmp_path: Path) -> None:
    code = "from dsrules.rulebook import directory; import shutil; shutil.copytree(directory(), 'house')"
    subprocess.run([str(installed / "python"), "-c", code], cwd=tmp_path, check=True)
    animals = tmp_path / "house" / "animals.yaml"
    animals.write_text(animals.read_text().replace("printed: [grass, grass]", "printed: [grass, grass, grass]"))
    done = _run(installed, tmp_path, "tile", "sea: grass | insects 1", "--rules", "house", "--json")
    assert json.loads(done.stdout)["result"]["tiles"]["tile"]["matches"] == {"insects": 3}


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], ["doctor"], ["rule", "dominance.persists"], ["search", "tie"], ["card", "fertile"],
     ["schema"], ["explain"], ["help", "action"], ["setup", "--animals", "birds,insects", "--seed", "1"]],
)  # fmt: skip
def test_commands_work_away_from_the_checkout(installed: Path, tmp_path: Path, arguments: list[str]) -> None:
    done = _run(installed, tmp_path, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert "Traceback" not in done.stderr


def test_a_batch_answers_in_order(installed: Path, tmp_path: Path, root: Path) -> None:
    position = {"dsrules": 1, "tile": {"terrain": "sea", "elements": ["water"], "species": {"amphibians": 1}}}
    lines = [json.dumps({"id": number, "position": position}) for number in range(300)]
    for jobs in ("1", "2"):
        done = _run(installed, tmp_path, "batch", "--jobs", jobs, input="\n".join(lines))
        assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == list(range(300))
        assert done.returncode == 0


def test_a_closed_pipe_ends_quietly(installed: Path, tmp_path: Path) -> None:
    script = f"'{installed / 'dsrules'}' explain | head -1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stderr == ""


def test_search_finds_its_index_ready_made(installed: Path, tmp_path: Path) -> None:
    code = "from dsrules.rulebook import default; from dsrules.lookup import index"
    code += "; index.build = None; found = index.open_index(default()).execute('SELECT count(*) FROM entries')"
    code += "; print(found.fetchone()[0] > 300)"
    done = subprocess.run(
        [str(installed / "python"), "-c", code], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    assert done.stdout.strip() == "True"
