"""Columns of one length, with what they are of."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas

SHOWN = 10


class Table(dict[str, list[Any]]):
    """Columns by name; None where there is no value. ``frame()`` makes a pandas frame of it."""

    scenario: str
    """The link that was computed, in its canonical form."""
    lab: str
    seed: int | None
    version: str
    """Of the program."""
    model: int
    """Version of the models: results of equal scenarios may differ where it does."""
    units: dict[str, str]
    """The unit of each column, empty for a pure number."""

    def __init__(
        self, columns: list[dict[str, Any]], *, scenario: str, lab: str, seed: int | None, version: str, model: int
    ) -> None:
        super().__init__((column["name"], column["values"]) for column in columns)
        self.units = {column["name"]: column["unit"] for column in columns}
        self.scenario, self.lab, self.seed, self.version, self.model = scenario, lab, seed, version, model

    def copy(self) -> "Table":
        """A table of the same: columns that are put into it, or taken out, are not in this one."""
        other: Table = Table.__new__(Table)
        dict.update(other, self)
        other.__dict__.update(self.__dict__, units=dict(self.units))
        return other

    __copy__ = copy

    def __or__(self, columns: Mapping[str, list[Any]]) -> "Table":  # type: ignore[override]
        """The table with these columns too."""
        if not isinstance(columns, Mapping):
            return NotImplemented
        other = self.copy()
        other.update(columns)
        other.units.update(getattr(columns, "units", {}))
        return other

    @property
    def rows(self) -> int:
        """Number of rows."""
        return len(next(iter(self.values()), []))

    def origin(self) -> dict[str, Any]:
        """What the last columns of the command line's CSV say: scenario, seed, version and model."""
        return {"scenario": self.scenario, "seed": self.seed, "version": self.version, "model": self.model}

    def frame(self) -> "pandas.DataFrame":
        """A pandas frame: these columns, NaN where there is no value, then scenario, seed, version and model in each row; units in
        ``attrs["units"]``."""
        import pandas

        # a column without a value is of numbers too
        empty = {name: "float64" for name, values in self.items() if all(value is None for value in values)}
        frame = pandas.DataFrame(dict(self)).astype(empty)
        for name, value in self.origin().items():
            if name not in frame:
                frame[name] = value
        frame.attrs["units"] = dict(self.units)
        return frame

    def __repr__(self) -> str:
        return f"<Table of {self.scenario}: {self.rows} rows of {', '.join(self)}>"

    def _repr_html_(self) -> str:
        from html import escape

        def row(cells: list[str], tag: str) -> str:
            return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

        def head(name: str) -> str:
            unit = self.units.get(name, "")
            return f"{name} ({unit})" if unit else name

        shown = min(self.rows, SHOWN)
        body = "".join(
            row(["" if column[at] is None else str(column[at]) for column in self.values()], "td") for at in range(shown)
        )
        more = "" if shown == self.rows else f"<p>and {self.rows - shown} more rows</p>"
        caption = f"<caption>{escape(self.scenario)}</caption>"
        return f"<table>{caption}<thead>{row([head(name) for name in self], 'th')}</thead><tbody>{body}</tbody></table>{more}"
