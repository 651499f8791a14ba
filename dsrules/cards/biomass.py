"""Biomass: every tile with more cubes than discs loses a cube (card.biomass)."""

from __future__ import annotations

from itertools import compress, product
from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import PlayCard
from dsrules.actions.ground import needs_tile
from dsrules.actions.objections import Objection, no, satisfied, undetermined
from dsrules.cards.discs import discs_of
from dsrules.cards.general import Effect, figure
from dsrules.cards.victims import (
    apply_victims,
    choices,
    chosen,
    cubes_on,
    lost,
    needs_cubes,
    none_passed_over,
    with_leaving_order,
)
from dsrules.judge.supply import cubes_left, unknown_hexes
from dsrules.ruling import NO

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def _verify_biomass(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, number, named, found = "card.biomass", figure(rules, "biomass", "species"), chosen(action.victims), []
    for hex_, animals in named.items():
        missing = needs_tile(position, hex_, rules, rule)
        if missing:
            found += missing
            continue
        cubes, discs = cubes_on(position, hex_), discs_of(position, hex_, rules)
        least, most = len(discs.certain), len(discs.certain) + len(discs.unread)
        if cubes <= least:
            found.append(no(rule, "card_losses.not-crowded", hex=hex_, n=cubes, discs=least))
        elif cubes <= most:
            found.append(undetermined(rule, "card_losses.crowded-unread", hex=hex_, n=cubes, least=least, most=most))
        else:
            found.append(satisfied(rule, "card_losses.crowded-named", hex=hex_, n=cubes, discs=most))
        found += needs_cubes(position, hex_, animals, number, rule)
    for hex_ in position.tiles:
        if len(named.get(hex_, ())) < min(number, cubes_on(position, hex_)):
            found += _passed_over(position, hex_, rules)
    found += _crowds_unread(position, rules)
    if all(objection.verdict != NO for objection in found):
        found += _ruled_out(position, named, rules)
    return with_leaving_order(position, lost(action.victims), none_passed_over(action, found))


def _passed_over(position: Position, hex_: Hex, rules: Rulebook) -> list[Objection]:
    """Return what is wrong with leaving a tile out of Biomass."""
    cubes, discs = cubes_on(position, hex_), discs_of(position, hex_, rules)
    least, most = len(discs.certain), len(discs.certain) + len(discs.unread)
    if cubes > most:
        return [no("cards.must-resolve", "card_losses.crowded", hex=hex_, n=cubes, discs=most)]
    if cubes > least:
        params = {"hex": hex_, "n": cubes, "least": least, "most": most}
        return [undetermined("card.biomass", "card_losses.crowded-unread", **params)]
    return []


MOST_SHARED = 12
"""Unread corners shared by tiles up to which every way in which they may hold discs is looked at."""


class _Room(NamedTuple):
    """What a tile leaves open: whether it is to lose cubes, how many discs it lacks to have as many as cubes, and its
    unread corners: those that it shares, and how many it has alone.
    """

    loses: bool
    missing: int
    corners: tuple[Corner, ...]
    own: int

    def fits(self, discs: set[Corner]) -> bool:
        """Tell whether the choice can be right here where the shared corners hold these discs."""
        lying = sum(corner in discs for corner in self.corners)
        return lying < self.missing if self.loses else lying + self.own >= self.missing


def _ruled_out(position: Position, named: Container[Hex], rules: Rulebook) -> list[Objection]:
    """Return the objection that no completion of the unread corners suits all tiles at once, though one suits each."""
    discs = {hex_: discs_of(position, hex_, rules) for hex_ in position.tiles}
    unread = [corner for there in discs.values() for corner in there.unread]
    shared = tuple(corner for corner in dict.fromkeys(unread) if unread.count(corner) > 1)
    if len(shared) > MOST_SHARED:
        return []
    rooms = []
    for hex_, there in discs.items():
        corners = tuple(corner for corner in there.unread if corner in shared)
        missing = cubes_on(position, hex_) - len(there.certain)
        rooms.append(_Room(hex_ in named, missing, corners, len(there.unread) - len(corners)))
    for some in product((True, False), repeat=len(shared)):
        if all(room.fits(set(compress(shared, some))) for room in rooms):
            return []
    return [no("card.biomass", "card_losses.no-completion", corners=shared)]


def _crowds_unread(position: Position, rules: Rulebook) -> list[Objection]:
    if position.mapless:
        return [undetermined("card.biomass", "cards.no-map", c="biomass")]
    cubes = sum(cubes_left(position, rules, animal) for animal in position.animals)
    unread = [name for name in unknown_hexes(position, rules) if cubes > len(discs_of(position, name, rules).certain)]
    return [undetermined("card.biomass", "card_losses.unread", hexes=unread)] if unread else []


def _biomass_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    passed = {name: _passed_over(position, name, rules) for name in position.tiles}
    unread = any(objection.verdict != NO for found in passed.values() for objection in found)
    crowded = {name: position.tiles[name].species for name, found in passed.items() if found}
    if crowded and not unread and not _crowds_unread(position, rules):
        for victims in choices(crowded, figure(rules, "biomass", "species")):
            yield PlayCard(animal, "biomass", victims=victims)


EFFECTS = {"biomass": Effect(_verify_biomass, apply_victims, _biomass_options)}
