"""The laboratory: thousands of games among bots, kept as Parquet files, queried in SQL, each of them replayable.

From outside: `Plan` says what is played, `run` plays it, `ask` queries the results and `replay` plays one game again.
Needs the extra `lab`; `import smashup` does not.
"""

from smashup.lab.plan import LabError, Plan
from smashup.lab.query import ask
from smashup.lab.replay import replay
from smashup.lab.run import run

__all__ = ["LabError", "Plan", "ask", "replay", "run"]
