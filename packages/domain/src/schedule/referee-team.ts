import { foldText } from '../text';

/** A team as a referee's free text can name it. */
export interface NamedTeam<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/**
 * Returns a lookup of the team that a game's free text names as its referee, or null for anyone else. Case, accents and spaces around the name
 * do not matter. A team never referees a game that it plays, and of two teams with one name the first counts.
 */
export function refereeFinder<Id extends string>(
  teams: readonly NamedTeam<Id>[],
): (game: { readonly referee: string; readonly teams: readonly string[] }) => Id | null {
  const byName = new Map([...teams].reverse().map(({ id, name }) => [foldText(name), id]));
  // A name without letters folds to nothing, as the field of a game without a referee does.
  byName.delete('');
  return ({ referee, teams: playing }) => {
    const named = referee === '' ? undefined : byName.get(foldText(referee));
    return named === undefined || playing.includes(named) ? null : named;
  };
}
