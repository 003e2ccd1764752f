"""The net for torch: the same layers as `smashup.bots.learned.net`, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from smashup.bots.learned.features import ASKS, SHARED, VERSION
from smashup.bots.learned.net import ASKS_EMBEDDED, EMBEDDED, FACTION_EMBEDDED, PROPERTIES, SHAPES, properties
from smashup.engine.factions import FACTIONS
from smashup.training.positions import CARDS, DISCARD, HAND, MINE, NAMES, OWN_FACTIONS

IS_THERE = SHARED - 1
"""The number of a base's row that is 1 where there is a base, and 0 where the array has none."""


class Model(nn.Module):
    """Value and policy."""

    def __init__(self, dropout: float) -> None:
        super().__init__()
        self.layers = nn.ModuleDict({name: nn.Linear(shape[0], shape[1]) for name, shape in SHAPES.items()})
        self.asks = nn.Embedding(len(ASKS) + 1, ASKS_EMBEDDED)
        nn.init.normal_(self.asks.weight, std=0.1)
        self.by_property = nn.Linear(len(PROPERTIES), EMBEDDED, bias=False)
        self.own = nn.Embedding(len(CARDS) + 1, EMBEDDED)
        """What a card is beyond its properties."""
        nn.init.zeros_(self.own.weight)
        described = np.array([[0.0] * len(PROPERTIES), *[properties(card) for card in CARDS]], np.float32)
        self.register_buffer("described", torch.from_numpy(described))
        self.factions = nn.Embedding(len(FACTIONS) + 1, FACTION_EMBEDDED)
        nn.init.normal_(self.factions.weight, std=0.1)
        self.dropout = nn.Dropout(dropout)
        self.without_cards = nn.Dropout(dropout)
        """Cards tell games apart, so that a net that trusts them learns results by heart."""

    def table(self) -> Tensor:
        """What stands for each card; nothing for number 0."""
        described: Any = self.described
        found: Tensor = self.by_property(described) + self.own.weight
        return torch.cat([torch.zeros_like(found[:1]), found[1:]])

    def forward(self, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """Everybody's strength (absent players have none), what the trunk thinks, and what was seen at each base."""
        table = self.table()
        layers = self.layers
        # Most seats and bases of a batch are empty: only what is there is worked out.
        bases = batch["base_rows"][..., IS_THERE] > 0
        bags = functional.embedding(batch["base_bags"][bases].int(), table)
        cards = torch.cat([bags[:, 0], bags[:, 1 : 1 + MINE].sum(1), bags[:, 1 + MINE :].sum(1)], 1)
        rows = torch.cat([batch["base_rows"][bases].float(), self.without_cards(cards)], 1)
        rows = torch.relu(layers["base_2"](self.dropout(torch.relu(layers["base_1"](rows)))))
        seen = _laid_out(rows, bases)
        players = torch.arange(bases.shape[1], device=bases.device)[None, :] < batch["players"][:, None]
        held = functional.embedding(batch["bags"][players].int(), table)
        cards = torch.cat([held[:, :HAND].sum(1), held[:, HAND : HAND + DISCARD].sum(1)], 1)
        factions = batch["factions"][players]
        named = self.factions(factions.int()) * (factions > 0)[..., None]
        whose = torch.cat([named[:, :OWN_FACTIONS].sum(1), named[:, OWN_FACTIONS:].sum(1)], 1)
        known = [batch["rows"][players].float(), self.without_cards(cards), self.without_cards(whose)]
        rows = self.dropout(torch.relu(layers["trunk_1"](torch.cat([*known, seen.sum(2)[players]], 1))))
        rows = torch.relu(layers["trunk_2"](rows))
        strength = _laid_out(layers["value"](rows), players)[:, :, 0]
        return strength.masked_fill(~players, -1e4), _laid_out(rows, players), seen

    def policy(self, trunk: Tensor, seen: Tensor, batch: dict[str, Tensor]) -> Tensor:
        """How good each answer looks to the player who is asked."""
        table = self.table()
        layers = self.layers
        asked = batch["asked"].long()
        rows = torch.arange(len(asked), device=asked.device)
        about = functional.embedding(batch["about"].int(), table)
        where = batch["where"].long()
        at = seen[rows, asked].gather(1, where.clamp(min=0)[:, :, None].expand(-1, -1, seen.shape[3]))
        at = at * (where >= 0)[:, :, None]
        options = torch.cat([batch["options"].float(), about[:, :, 0], about[:, :, 1], at], 2)
        question = torch.cat(
            [trunk[rows, asked], functional.embedding(batch["source"].int(), table), self.asks(batch["asks"].int())], 1
        )
        hidden = torch.relu(layers["policy_option"](options) + layers["policy_question"](question)[:, None])
        found = layers["policy"](hidden)[:, :, 0]
        offered = torch.arange(found.shape[1], device=found.device)[None, :] < batch["number"][:, None]
        masked: Tensor = found.masked_fill(~offered, -1e4)
        return masked

    def begin_with(self, weights: dict[str, Any]) -> None:
        """Take over what `weights` gave. A card or faction that it did not know stays as it is."""
        own = {str(name): row for name, row in zip(weights["cards"], weights["embedded"], strict=True)}
        named = {str(name): row for name, row in zip(weights["factions"], weights["factions_embedded"], strict=True)}
        with torch.no_grad():
            for name, layer in self.layers.items():
                assert isinstance(layer, nn.Linear)
                layer.weight.copy_(_whole(weights[name]).T)
                layer.bias.copy_(_whole(weights[f"{name}_bias"]))
            self.asks.weight.copy_(_whole(weights["asks"]))
            self.by_property.weight.copy_(_whole(weights["properties"]).T)
            described: Any = self.described
            by_property = self.by_property(described)
            for number, name in enumerate(NAMES, start=1):
                if name in own:
                    self.own.weight[number] = _whole(own[name]) - by_property[number]
            for number, name in enumerate(FACTIONS, start=1):
                if name in named:
                    self.factions.weight[number] = _whole(named[name])

    def weights(self, identity: str) -> dict[str, Any]:
        """As `smashup.bots.learned.net` reads them."""
        found: dict[str, Any] = {"version": np.int32(VERSION), "identity": np.str_(identity), "cards": np.array(NAMES)}
        for name, layer in self.layers.items():
            found[name] = _half(layer.weight.T)
            found[f"{name}_bias"] = _half(layer.bias)
        found["asks"] = _half(self.asks.weight)
        found["properties"] = _half(self.by_property.weight.T)
        found["embedded"] = _half(self.table()[1:])
        found["factions"] = np.array(list(FACTIONS))
        found["factions_embedded"] = _half(self.factions.weight[1:])
        return found


def _laid_out(rows: Tensor, there: Tensor) -> Tensor:
    """Rows in the places where something is, and zeros elsewhere."""
    found = torch.zeros(*there.shape, rows.shape[1], device=rows.device)
    found[there] = rows
    return found


def _whole(weights: Any) -> Tensor:
    return torch.from_numpy(np.asarray(weights, np.float32))


def _half(weights: Any) -> np.ndarray[Any, Any]:
    half: np.ndarray[Any, Any] = weights.detach().float().cpu().numpy().astype(np.float16)
    return half
