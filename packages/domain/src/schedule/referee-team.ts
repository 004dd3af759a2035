import { foldText } from '../text';

/** A team that a referee's text can name. */
export interface NamedTeam<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/**
 * Returns a lookup of the team that a game's text names as its referee, or null for any other text. Case, accents and spaces around the
 * name do not matter. A team never referees a game that it plays. If two teams have the same name, the first counts.
 */
export function refereeFinder<Id extends string>(
  teams: readonly NamedTeam<Id>[],
): (game: { readonly referee: string; readonly teams: readonly string[] }) => Id | null {
  const byName = new Map([...teams].reverse().map(({ id, name }) => [foldText(name), id]));
  // A name without letters folds to an empty text, as an empty referee field does.
  byName.delete('');
  return ({ referee, teams: playing }) => {
    const named = referee === '' ? undefined : byName.get(foldText(referee));
    return named === undefined || playing.includes(named) ? null : named;
  };
}
