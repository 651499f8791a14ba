"""Single changes of a position, made as if by hand: no rule of the game is judged, only what a position can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from dsrules.diagnostics import ERROR, InputError, problem, text
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.text.edit_line import ChangeCubes, ChangeDisplay, Edit, Glaciate, PutTile, SetCone, SetDisc, write_edit

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def apply_edit(position: Position, edit: Edit, rules: Rulebook) -> Position:
    """Return the position with one thing changed and everything else as it was (gene pools and VP included).

    Cubes that arrive come out of the gene pool only where all the others of the animal are accounted for.
    An animal that was not in play comes into play with its printed elements. Raises InputError, codes `action.edit-*`
    or those of the position that would come out, where the change is impossible: a corner off Earth, an
    element too many, more cubes than there are.
    """
    from dsrules.consistency import problems

    changed: Position = _EDITS[type(edit)](position, edit, rules)
    errors = [found for found in problems(changed, rules) if found.severity == ERROR]
    if errors:
        raise InputError(errors)
    return changed


def _refuse(edit: Edit, why: str, rule: str | None = None, **params: Any) -> NoReturn:
    message = text(f"edits.{why}", **params)
    raise InputError([problem(f"action.edit-{why}", message, write_edit(edit), rule=rule)])


def _set_disc(position: Position, edit: SetDisc, rules: Rulebook) -> Position:
    around = rules.board.hexes_of[edit.corner]
    if edit.element is not None and not any(name in position.tiles or name in position.unknown for name in around):
        _refuse(edit, "corner-off-earth", "board.corner-must-touch-tile", corner=edit.corner)
    if not position.mapless and edit.corner not in rules.board.corners:
        _refuse(edit, "no-map", hex=edit.corner)
    return position._replace(unknown=position.unknown - {edit.corner}).with_element(edit.corner, edit.element)


def _change_display(position: Position, edit: ChangeDisplay, rules: Rulebook) -> Position:
    position = in_play(position, edit.animal, rules)
    held = list(position.animals[edit.animal].elements)
    if edit.change < 0:
        added = rules.added(edit.animal, held).count(edit.element)
        if added < -edit.change:
            _refuse(edit, "not-added", "animal.default-permanent", who=edit.animal, e=edit.element, n=added)
        for _ in range(-edit.change):
            held.remove(edit.element)
    else:
        if len(held) + edit.change > rules.max_elements:
            _refuse(edit, "display-full", "animal.max-elements", who=edit.animal, n=len(held), most=rules.max_elements)
        held += [edit.element] * edit.change
    return position.with_sheet(edit.animal, elements=tuple(sorted(held)), stated=True)


def _change_cubes(position: Position, edit: ChangeCubes, rules: Rulebook) -> Position:
    count = _tile(position, edit, edit.hex).species.get(edit.animal, 0)
    if count + edit.change < 0:
        _refuse(edit, "too-few-cubes", who=edit.animal, hex=edit.hex, n=count)
    total = position.cubes_on_earth(edit.animal) + edit.change
    if total > rules.cubes_per_animal:
        _refuse(edit, "too-many-cubes", "components.cubes", who=edit.animal, n=total, most=rules.cubes_per_animal)
    after = in_play(position, edit.animal, rules).with_species(edit.hex, edit.animal, edit.change)
    return _within_the_box(after, edit.animal, rules)


def _within_the_box(position: Position, animal: Animal, rules: Rulebook) -> Position:
    """Return the position with as many cubes taken from the gene pool, then from out of play, as the box has not got
    besides (components.cubes).
    """
    sheet = position.animals[animal]
    pool, out = sheet.gene_pool or 0, sheet.out or 0
    excess = max(position.cubes_on_earth(animal) + pool + out + rules.vp_cubes - rules.cubes_per_animal, 0)
    from_pool = min(excess, pool)
    after = position.with_count(animal, "gene_pool", -from_pool)
    return after.with_count(animal, "out", -min(excess - from_pool, out))


def _set_cone(position: Position, edit: SetCone, rules: Rulebook) -> Position:
    tile = _tile(position, edit, edit.hex)
    if edit.animal is not None:
        position = in_play(position, edit.animal, rules)
    return position.with_tile(edit.hex, tile._replace(cone=edit.animal))


def _glaciate(position: Position, edit: Glaciate, rules: Rulebook) -> Position:
    return position.with_tile(edit.hex, _tile(position, edit, edit.hex)._replace(tundra=True))


def _put_tile(position: Position, edit: PutTile, rules: Rulebook) -> Position:
    standing = position.tiles.get(edit.hex)
    if standing is None and position.mapless:
        _refuse(edit, "no-tile", hex=edit.hex)
    tile = Tile(edit.terrain) if standing is None else standing._replace(terrain=edit.terrain, tundra=False)
    return position._replace(unknown=position.unknown - {edit.hex}).with_tile(edit.hex, tile)


def _tile(position: Position, edit: Edit, name: Hex) -> Tile:
    tile = position.tiles.get(name)
    if tile is None:
        _refuse(edit, "no-tile", "board.earth", hex=name)
    return tile


def in_play(position: Position, animal: Animal, rules: Rulebook) -> Position:
    """Return the position with the animal in play: with its printed elements, as assumed, where it was not."""
    if animal in position.animals:
        return position
    animals = {**position.animals, animal: Sheet(rules.printed[animal], stated=False)}
    return position._replace(animals=Frozen({name: animals[name] for name in rules.food_chain if name in animals}))


_EDITS: dict[type, Any] = {
    SetDisc: _set_disc,
    ChangeDisplay: _change_display,
    ChangeCubes: _change_cubes,
    SetCone: _set_cone,
    Glaciate: _glaciate,
    PutTile: _put_tile,
}
