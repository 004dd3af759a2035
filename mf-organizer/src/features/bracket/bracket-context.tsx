import {
  bracketTimetable,
  readBracket,
  type Bracket,
  type BracketGame,
  type BracketProblem,
  type BracketSlot,
  type GameId,
  type Tournament,
} from '@courtside/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The stored bracket with the data for its tools. */
export interface BracketModel {
  readonly bracket: Bracket;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  readonly timetable: ReadonlyMap<GameId, BracketSlot>;
}

const Context = createContext<BracketModel | null>(null);

/** Reads the stored bracket; null while its documents do not form one. */
export function useStoredBracket(
  tournament: Tournament,
  games: ReadonlyMap<GameId, BracketGame> | null,
): { readonly model: BracketModel | null; readonly problems: readonly BracketProblem[] } {
  return useMemo(() => {
    if (!games) return { model: null, problems: [] };
    const { bracket, problems } = readBracket(tournament, games);
    return { model: bracket && { bracket, games, timetable: bracketTimetable(bracket.template, tournament.bracketTimes) }, problems };
  }, [tournament, games]);
}

export const BracketProvider = ({ model, children }: { readonly model: BracketModel; readonly children: ReactNode }) => (
  <Context value={model}>{children}</Context>
);

export function useBracket(): BracketModel {
  const model = useContext(Context);
  if (!model) throw new Error('The bracket’s tools need a BracketProvider around them');
  return model;
}

/** The number that pages show; 0 for games that are not played. */
export const getGameNumber = ({ template }: Bracket, gameId: GameId): number =>
  template.games[template.indexOf.get(gameId) ?? -1]?.number ?? 0;
