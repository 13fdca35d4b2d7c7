"""What Python is given is what the command line prints, to the bit. OOS names the program (``scripts/python.mjs`` does)."""

import contextlib
import copy
import csv
import io
import json
import math
import os
import signal
import struct
import subprocess
import tempfile
import threading
import time
import unittest
import warnings
from pathlib import Path
from typing import Any

import oos

ROOT = Path(__file__).parents[3]
PROGRAM = os.environ.get("OOS", "oos")


def printed(*arguments: str) -> str:
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True).stdout


LINKS = [
    "#/alf?n=100&runs=4&w=8",
    "#/red?duration=20&warmup=2&runs=2&tau=2",
    "#/dccp?duration=5&warmup=1&runs=2",
    "#/tcp?transfer=1&runs=3&stack=linux-2019",
    "#/metrics?bench=jitter&n=300&runs=3",
    "#/metrics",
]


def two_flows() -> bytes:
    """A pcap of raw IP: two senders of RTP, twenty packets each."""
    packets = bytearray(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 101))
    for at in range(40):
        sender, number = at % 2, at // 2
        rtp = struct.pack(">BBHII", 0x80, 0, number, number * 160, 7 + sender) + bytes(20)
        udp = struct.pack(">HHHH", 5000 + sender, 6000, 8 + len(rtp), 0) + rtp
        ip = struct.pack(">BBHHHBBHII", 0x45, 0, 20 + len(udp), at, 0, 64, 17, 0, 0x0A000001, 0x0A000002) + udp
        packets += struct.pack("<IIII", 1000, at * 10000, len(ip), len(ip)) + ip
    return bytes(packets)


class Answers(unittest.TestCase):
    def test_runs_equal_the_command_line(self) -> None:
        for link in LINKS:
            with self.subTest(link):
                self.assertEqual(oos.run(link), json.loads(printed("run", link, "--json")))
                self.assertEqual(oos.run(link, cores=1), oos.run(link, cores=3))

    def test_differences_equal_the_command_line(self) -> None:
        links = ["#/alf?n=60&runs=3&w=8", "#/alf?n=60&runs=3"]
        found = oos.run(links[0], against=links[1])
        self.assertEqual(found, json.loads(printed("run", links[0], "--against", links[1], "--json")))
        self.assertEqual((found["runs"], found["against"]), (3, links[1]))
        kept = oos.run("#/alf?w=8&n=60&runs=3&keep=n:60,runs:3", against="kept")
        self.assertEqual(kept["measures"], found["measures"])

    def test_sweeps_equal_the_command_line(self) -> None:
        link, x, y = "#/alf?n=60&runs=2&lose=3,7", "ta=0:20:5", "delay=constant,exponential"
        table = oos.sweep(link, x=x, y=y)
        rows = list(csv.DictReader(io.StringIO(printed("sweep", link, "--x", x, "--y", y, "--csv"))))
        self.assertEqual(table.rows, 10)
        # the command line writes coarse to fine
        by_scenario = {row["scenario"]: row for row in rows}
        for at in range(table.rows):
            row = by_scenario[table["scenario"][at]]
            for name, column in table.items():
                value = column[at]
                if isinstance(value, float):
                    self.assertEqual(value, float(row[name]), name)
                else:
                    self.assertEqual(str(value), row[name], name)
            self.assertEqual((row["version"], row["model"]), (table.version, str(table.model)))
        self.assertEqual(table["ta"][:5], [0, 5, 10, 15, 20])
        self.assertEqual(table.units["ta"], "ms")
        self.assertEqual(oos.sweep(link, x=("ta", 0, 20, 5), y=("delay", ["constant", "exponential"])), table)

    def test_a_sweep_says_what_it_does_not_take_from_the_other_scenario(self) -> None:
        with self.assertWarnsRegex(oos.ReadWarning, "^w=8 of the scenario to compare with is not used"):
            oos.sweep("#/alf?n=40&runs=1", x=("w", [8, 16]), against="#/alf?n=40&runs=1&w=8")

    def test_a_sweep_takes_numbers(self) -> None:
        link = "#/alf?n=60&runs=2"
        table = oos.sweep(link, x=("ta", [0, 20.5, 10]))
        self.assertEqual(table["ta"], [0, 10, 20.5])
        self.assertEqual(oos.sweep(link, x=("ta", (number for number in (20.5, 10, 0)))), table)
        self.assertEqual(oos.sweep(link, x="ta=0,10,20.5"), table)
        self.assertEqual(oos.sweep(link, x=("ta", 0, 25, 10))["ta"], [0, 10, 20])
        self.assertEqual(oos.sweep(link, x=("ta", [10]))["ta"], [10])
        with self.assertWarnsRegex(oos.ReadWarning, "delay has the value constant twice"):
            self.assertEqual(oos.sweep(link, x="delay=constant,constant").rows, 1)
        with self.assertWarnsRegex(oos.ReadWarning, "ta has the value 10 twice"):
            self.assertEqual(oos.sweep(link, x=("ta", [10, 5, 10.0]))["ta"], [5, 10])

    def test_cores_are_one_at_least(self) -> None:
        for cores in (0, -1):
            with self.assertRaisesRegex(ValueError, "cores takes a whole number from 1"):
                oos.run("#/alf?n=60&runs=2", cores=cores)
            with self.assertRaisesRegex(ValueError, "cores takes a whole number from 1"):
                oos.sweep("#/alf?n=60&runs=2", x="ta=0:1:1", cores=cores)

    def test_an_argument_of_the_wrong_type_is_named(self) -> None:
        link = "#/alf?n=60&runs=2"
        for name, call in [
            ("link", lambda: oos.run(5)),  # type: ignore[arg-type]
            ("link", lambda: oos.canonical(None)),  # type: ignore[arg-type]
            ("against", lambda: oos.run(link, against=5)),  # type: ignore[arg-type]
            ("table", lambda: oos.figure(link, table=3)),  # type: ignore[arg-type]
            ("lab", lambda: oos.params(5)),  # type: ignore[arg-type]
            ("cores", lambda: oos.run(link, cores="4")),  # type: ignore[arg-type]
            ("cores", lambda: oos.run(link, cores=1.5)),  # type: ignore[arg-type]
            ("x", lambda: oos.sweep(link, x={"ta": [1, 2]})),  # type: ignore[arg-type]
            ("y", lambda: oos.sweep(link, x="ta=1,2", y=("w",))),  # type: ignore[arg-type]
            ("path", lambda: oos.trace(b"capture.pcap")),  # type: ignore[arg-type]
            ("path", lambda: oos.trace(5)),  # type: ignore[arg-type]
        ]:
            with self.subTest(name), self.assertRaisesRegex(TypeError, f"^{name} takes "):
                call()
        self.assertEqual(oos.run(link, cores=10**30), oos.run(link))

    def test_a_copy_of_a_table_is_a_table(self) -> None:
        table = oos.sweep("#/alf?n=60&runs=2", x="ta=0,10")
        for other in (table.copy(), copy.copy(table), copy.deepcopy(table), table | {}):
            self.assertIs(type(other), oos.Table)
            self.assertEqual((other, other.origin(), other.units), (table, table.origin(), table.units))
        wider = table | {"twice": [0, 20]}
        self.assertEqual((type(wider), wider.rows, wider["twice"], wider.scenario), (oos.Table, 2, [0, 20], table.scenario))
        wider.units["twice"] = "ms"
        self.assertNotIn("twice", table)
        self.assertNotIn("twice", table.units)

    def test_a_wrong_name_lists_those_there_are(self) -> None:
        with self.assertRaisesRegex(ValueError, 'no laboratory “nope”; there are alf, red, '):
            oos.params("nope")
        with self.assertRaisesRegex(ValueError, '“foo” is no parameter of alf; there are ta, '):
            oos.sweep("#/alf", x="foo=0:1:1")
        path = next((ROOT / "public/samples").glob("*.pcapng"))
        for at in (-1, 1e12):
            with self.assertRaisesRegex(ValueError, "^stretch .* is outside of .*, which goes from 0 to "):
                oos.trace(path, stretch=at)

    def test_what_is_computed_otherwise_is_a_warning(self) -> None:
        link = "#/red?duration=10&warmup=20&runs=1"
        with self.assertWarnsRegex(oos.ReadWarning, "The warm-up is 9 s: at most 90% of the duration of 10 s."):
            oos.run(link)
        with self.assertWarnsRegex(oos.ReadWarning, "2 of 3 points: The warm-up is 9 s"):
            oos.sweep(link, x="warmup=5:15:5")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            # the axis replaces what contradicts
            oos.sweep(link, x="warmup=5:6:1")
            oos.metrics("1 2 x 4")
        with self.assertWarnsRegex(oos.ReadWarning, "does not mark a loss, because packet 3 arrives"):
            oos.metrics([1, 2, None, 3])

    def test_figures_equal_the_command_line(self) -> None:
        for link in ["#/red?fig=equilibrium", "#/alf?fig=buffer&n=100&runs=2", "#/metrics?fig=rd"]:
            with self.subTest(link):
                printed_one = json.loads(printed("figure", link, "--json"))
                table = oos.figure(link)
                self.assertEqual(list(table.items()), [(each["name"], each["values"]) for each in printed_one["columns"]])
                self.assertEqual(table.origin(), {key: printed_one[key] for key in ["scenario", "seed", "version", "model"]})
                self.assertGreater(table.rows, 0)

    def test_orders_and_traces_equal_the_command_line(self) -> None:
        found = oos.metrics("1 2 5 4 3 6")
        self.assertEqual(found, json.loads(printed("metrics", "1 2 5 4 3 6", "--json")))
        self.assertEqual(oos.metrics([1, 2, 5, 4, 3, 6]), found)
        lost = oos.metrics([1, None, 3, 2], dt=1)
        self.assertEqual(lost, json.loads(printed("metrics", "1 x 3 2", "--dt", "1", "--json")))
        for path in sorted((ROOT / "public/samples").glob("*.pcapng"))[:1]:
            printed_one = json.loads(printed("trace", str(path), "--dt", "20", "--json"))
            self.assertEqual(oos.trace(path, dt=20), printed_one)
            twice = oos.trace(path, path, flow=0, stretch="worst")
            self.assertEqual(
                twice, json.loads(printed("trace", str(path), str(path), "--flow", "0", "--stretch", "worst", "--json"))
            )
            self.assertEqual(len(twice), 2)

    def test_an_order_may_be_a_column(self) -> None:
        received = lambda order: oos.metrics(order)["measures"]["received"]["mean"]  # noqa: E731
        self.assertEqual(oos.metrics([1.0, 2.0, math.nan, 4.0]), oos.metrics("1 2 x 4"))
        self.assertEqual(received(range(1, 6)), 5)
        self.assertEqual(oos.metrics(["1", "x", "3"]), oos.metrics("1 x 3"))
        with self.assertRaisesRegex(ValueError, "entry 1 is 2.5"):
            oos.metrics([1, 2.5])
        for wrong, hint in [({1: 2}, "values"), (b"1 2", "decode"), ({1, 2}, "no order"), ([True], "bool"), (5, "int"), ([[1]], "list")]:
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, hint):
                oos.metrics(wrong)  # type: ignore[arg-type]

    def test_options_of_a_trace(self) -> None:
        path = next((ROOT / "public/samples").glob("*.pcapng"))
        found = oos.trace(path, stretch="worst", packets=40)
        printed_one = printed("trace", str(path), "--stretch", "worst", "--packets", "40", "--json")
        self.assertEqual(found, json.loads(printed_one))
        self.assertEqual(found["flows"][0]["stretch"]["packets"], 40)
        with self.assertRaisesRegex(ValueError, "there is no flow 9"):
            oos.trace(path, flow=9)
        with self.assertRaisesRegex(ValueError, "^by takes auto, rtp"):
            oos.trace(path, by="x")  # type: ignore[arg-type]
        with self.assertRaisesRegex(ValueError, "give stretch too"):
            oos.trace(path, packets=40)
        for name in ("json", "progress", "csv", "colour"):
            with self.assertRaisesRegex(TypeError, name):
                oos.trace(path, **{name: True})

    def test_flow_0_is_the_first_alone(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            # two flows of RTP, as a capture of raw IP
            path = Path(folder) / "two.pcap"
            path.write_bytes(two_flows())
            self.assertEqual(len(oos.trace(path)["flows"]), 2)
            self.assertEqual([flow["index"] for flow in oos.trace(path, flow=0)["flows"]], [0])

    def test_errors_are_in_words_of_python(self) -> None:
        with self.assertRaisesRegex(ValueError, 'name one with x="ID=FROM:TO:STEP"'):
            oos.sweep("#/metrics")
        with self.assertRaisesRegex(ValueError, "^x and y name the same parameter"):
            oos.sweep("#/alf", x="ta=0:9:1", y="ta=0:9:1")
        with self.assertRaises(FileNotFoundError):
            oos.trace("/nowhere/at.pcap")

    def test_a_warning_names_the_line_of_who_calls(self) -> None:
        for call in [lambda: oos.canonical("#/alf?ta=999"), lambda: oos.metrics([1, 2, None, 3])]:
            with self.assertWarns(oos.ReadWarning) as said:
                call()
            self.assertEqual(said.filename, __file__)

    def test_what_is_wrong_is_said(self) -> None:
        for wrong in ["#/xyz", "", "#/about"]:
            with self.assertRaises(ValueError):
                oos.run(wrong)
        with self.assertRaisesRegex(ValueError, "red"):
            oos.run("#/alf?n=20", against="#/red")
        with self.assertRaisesRegex(ValueError, "zz"):
            oos.sweep("#/alf", x="zz=0:1:1")
        with self.assertRaises(OSError):
            oos.trace("/nowhere/at.pcap")
        with self.assertRaises(ValueError):
            oos.trace("-")
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            self.assertEqual(oos.canonical("#/alf?ta=999&tq=1"), "#/alf?ta=200")
        self.assertEqual([each.category for each in said], [oos.ReadWarning] * 2)

    def test_the_tables_name_units_and_sources(self) -> None:
        tables = oos.params("alf")
        self.assertEqual(tables, json.loads(printed("params", "alf", "--json")))
        self.assertEqual(tables["alf"][0]["unit"], "ms")

    def test_versions(self) -> None:
        package = json.loads((ROOT / "package.json").read_text())
        self.assertEqual(oos.__version__, package["version"])
        self.assertIn(f"models of version {oos.MODEL}", printed("--version"))


class Work(unittest.TestCase):
    def test_it_is_interrupted(self) -> None:
        started = time.monotonic()
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        # minutes of work
        with self.assertRaises(KeyboardInterrupt):
            oos.sweep("#/red?runs=100&duration=600", x="tau=0:4:0.1")
        took = time.monotonic() - started
        # generous: the machine may be busy, and the whole takes a hundred times as long
        self.assertLess(took, 20)

    def test_others_go_on_beside_it(self) -> None:
        counted = 0
        done = threading.Event()

        def work() -> None:
            oos.run("#/alf?runs=200&n=2000", cores=1)
            done.set()

        thread = threading.Thread(target=work)
        thread.start()
        while not done.is_set():
            counted += 1
            time.sleep(0)
        thread.join()
        self.assertGreater(counted, 10)


class Frames(unittest.TestCase):
    def test_a_frame_says_what_it_is_of(self) -> None:
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        table = oos.figure("#/red?fig=equilibrium")
        frame = table.frame()
        self.assertIsInstance(frame, pandas.DataFrame)
        self.assertEqual(list(frame)[-4:], ["scenario", "seed", "version", "model"])
        self.assertEqual(len(frame), table.rows)
        swept = oos.sweep("#/alf?n=40&runs=1", x="ta=0:10:5").frame()
        self.assertEqual(list(swept)[-4:], ["scenario", "seed", "version", "model"])
        self.assertEqual(swept.attrs["units"]["ta"], "ms")
        # one run has no interval
        self.assertEqual(swept["gain_ci95"].dtype, "float64")
        self.assertTrue(swept["gain_ci95"].isna().all())
        self.assertIn("<table>", table._repr_html_())


    def test_an_order_of_pandas(self) -> None:
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        typed = oos.metrics("1 2 x 4")
        for column in [pandas.Series([1, 2, None, 4]), pandas.Series([1, 2, None, 4], dtype="Int64")]:
            self.assertEqual(oos.metrics(column), typed)
        self.assertEqual(oos.metrics(pandas.Series([1, 2]).to_numpy()), oos.metrics("1 2"))
        with self.assertRaisesRegex(TypeError, "frame\\['seq'\\]"):
            oos.metrics(pandas.DataFrame({"seq": [1, 2]}))

    def test_the_intervals_of_a_campaign_are_those_of_its_scenarios(self) -> None:
        """As docs/campaigns.md computes them."""
        try:
            import pandas  # noqa: F401
            import scipy  # noqa: F401
        except ImportError:
            self.skipTest("pandas or scipy is not installed")
        snippet = (ROOT / "docs/campaigns.md").read_text().split("```python\n")[1].split("```")[0]
        found: dict[str, Any] = {}
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            printed("campaign", str(ROOT / "campaigns/small.toml"), "--out", "small.csv")
            exec(snippet, found)
        mean, ci95 = found["mean"], found["ci95"]
        self.assertEqual(len(mean), 30)
        for scenario in mean.index[:3]:
            said = oos.run(scenario)["measures"]
            for measure in found["measures"]:
                self.assertAlmostEqual(mean.loc[scenario, measure], said[measure]["mean"], 6)
                self.assertAlmostEqual(ci95.loc[scenario, measure], said[measure]["ci95"], 6)


# what the build puts into the page, and into the page as one file
BUILT = '<meta http-equiv="Content-Security-Policy"><title>Out of Sequence</title>'
ONE_FILE = f'{BUILT}<script type="application/json" id="given"></script>'


class Page(unittest.TestCase):
    def test_a_page_on_disk_is_served_alone(self) -> None:
        from urllib.error import HTTPError
        from urllib.request import urlopen

        from oos._served import served

        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.html"
            page.write_text(ONE_FILE)
            (Path(folder) / "other.txt").write_text("private")
            address = served(page)
            self.assertEqual(served(page), address)
            self.assertIn(b"given", urlopen(f"{address}?embed").read())
            with self.assertRaises(HTTPError):
                urlopen(address.replace("page.html", "other.txt"))
            with self.assertRaises(HTTPError):
                urlopen(address.replace("page.html", ""))

    def test_another_file_or_folder_is_no_page(self) -> None:
        from oos._served import served

        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "index.html").write_text('<title>Out of Sequence</title><script src="/web/app/main.tsx"></script>')
            (folder / "notes.txt").write_text("private")
            with self.assertRaisesRegex(FileNotFoundError, "not the page as it is built.*dist/"):
                served(folder)
            for wrong in ("/etc/passwd", folder / "notes.txt", folder / "index.html"):
                with self.subTest(wrong), self.assertRaisesRegex(FileNotFoundError, "not the page as one file.*dist/single"):
                    served(Path(wrong))
            (folder / "index.html").write_text(BUILT)
            self.assertIn("http://127.0.0.1:", served(folder))
            with self.assertRaisesRegex(FileNotFoundError, "give its folder"):
                served(folder / "index.html")

    def test_a_page_may_be_named_in_several_ways(self) -> None:
        from unittest.mock import patch

        from oos._show import _address, _named

        self.assertEqual(_address("HTTPS://example.org/Oos/"), "https://example.org/Oos/")
        with tempfile.TemporaryDirectory() as name:
            (Path(name) / "a page.html").write_text(ONE_FILE)
            there = _address(f"{name}/a page.html")
            self.assertEqual(_address(f"FILE://{name}/a%20page.html"), there)
            with patch.dict(os.environ, {"HOME": name, "USERPROFILE": name}):
                self.assertEqual(_address("~/a page.html"), there)
        self.assertEqual(_named(Path("dist")), "dist")
        with self.assertRaisesRegex(TypeError, "^page takes"):
            _named(5)

    def test_what_is_set_later_is_checked_too(self) -> None:
        try:
            import anywidget  # noqa: F401
        except ImportError:
            self.skipTest("anywidget is not installed")
        shown = oos.show("#/alf", page="https://example.org/oos/")
        shown.sliders, shown.height, shown.theme = ["ta", "w"], 300, "dark"
        self.assertEqual((shown.sliders, shown.height, shown.theme), ("ta,w", 300, "dark"))
        shown.theme = None
        self.assertEqual(shown.theme, "")
        with self.assertRaisesRegex(ValueError, "^theme takes"):
            shown.theme = "blue"
        with self.assertRaisesRegex(TypeError, "^height takes"):
            shown.height = "a"
        with self.assertWarnsRegex(oos.ReadWarning, "alf has no parameter zz") as said:
            shown.sliders = "zz"
        self.assertEqual(said.filename, __file__)
        self.assertEqual((shown.height, shown.theme), (300, ""))

    def test_whoever_gets_no_page_learns_that_the_interpreter_is_there(self) -> None:
        try:
            import anywidget  # noqa: F401
        except ImportError:
            self.skipTest("anywidget is not installed")
        from unittest.mock import patch

        shown = oos.show("#/alf", page="https://example.org/oos/")
        with patch.object(shown, "send") as send:
            shown._handle_custom_msg({"ask": "alive"}, [])
            send.assert_called_once_with({"alive": True})

    def test_what_is_shown_can_be_read_back(self) -> None:
        try:
            import anywidget  # noqa: F401
        except ImportError:
            self.skipTest("anywidget is not installed")
        with self.assertRaisesRegex(ValueError, "OOS_PAGE"):
            oos.show("#/alf")
        shown = oos.show("#/alf?w=8&ta=10", page="https://example.org/oos/", sliders=["ta"], theme="dark")
        self.assertEqual((shown.scenario, shown.sliders, shown.theme), ("#/alf?w=8", "ta", "dark"))
        # as the page tells it
        shown.set_state({"scenario": "#/alf?w=9", "measures": {"gain": {"mean": 0.2}}})
        self.assertEqual((shown.scenario, shown.measures["gain"]["mean"]), ("#/alf?w=9", 0.2))
        shown.scenario = "#/alf?ta=10&w=4"
        self.assertEqual((shown.scenario, shown.measures), ("#/alf?w=4", {}))
        with self.assertRaisesRegex(ValueError, "nope"):
            shown.scenario = "#/nope"
        with self.assertWarnsRegex(oos.ReadWarning, "clamped") as said:
            shown.scenario = "#/alf?ta=999"
        self.assertEqual((said.filename, shown.scenario), (__file__, "#/alf?ta=200"))

    def test_a_saved_notebook_names_what_was_shown(self) -> None:
        try:
            import anywidget  # noqa: F401
        except ImportError:
            self.skipTest("anywidget is not installed")
        shown = oos.show("#/alf?w=8", page="https://example.org/oos/?a&b")
        data, _ = shown._repr_mimebundle_()
        self.assertIn("application/vnd.jupyter.widget-view+json", data)
        self.assertIn('<a href="https://example.org/oos/?a&amp;b#/alf?w=8">#/alf?w=8</a>', data["text/html"])
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "index.html").write_text(BUILT)
            # an address of this machine is of no use to a reader
            data, _ = oos.show("#/alf?w=8", page=folder)._repr_mimebundle_()
            self.assertIn("<code>#/alf?w=8</code>", data["text/html"])
            self.assertNotIn("href", data["text/html"])

    def test_what_cannot_be_shown_is_said(self) -> None:
        page = "https://example.org/oos/"
        with self.assertRaisesRegex(ValueError, "height"):
            oos.show("#/alf", page=page, height=0)
        with self.assertRaisesRegex(TypeError, "^height takes a whole number of CSS pixels, not 'a'"):
            oos.show("#/alf", page=page, height="a")  # type: ignore[arg-type]
        with self.assertRaisesRegex(ValueError, "theme"):
            oos.show("#/alf", page=page, theme="blue")  # type: ignore[arg-type]
        try:
            import anywidget  # noqa: F401
        except ImportError:
            with self.assertRaisesRegex(ImportError, "pip install anywidget"):
                oos.show("#/alf", page=page)
            self.skipTest("anywidget is not installed")
        with self.assertWarnsRegex(oos.ReadWarning, "alf has no parameter zz") as said:
            oos.show("#/alf", page=page, sliders="ta,zz")
        self.assertEqual(said.filename, __file__)
        with self.assertWarnsRegex(oos.ReadWarning, "the first ones are taken"):
            oos.show("#/alf", page=page, sliders="ta,w,l")
        with tempfile.TemporaryDirectory() as folder, self.assertRaisesRegex(FileNotFoundError, "index.html"):
            oos.show("#/alf", page=folder)


if __name__ == "__main__":
    unittest.main()
