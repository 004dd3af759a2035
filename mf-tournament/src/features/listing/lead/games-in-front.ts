import {
  bracketTimetable,
  isSettled,
  openGames,
  rhythmOfDay,
  type Bracket,
  type BracketGame,
  type GameId,
  type GamePlay,
  type Match,
  type MatchId,
  type Tournament,
} from '@courtside/domain';
import { gamesOfNow, placesOf, storedPhase, type GameOfNow, type LiveNow } from '@courtside/tournament-ui';

/** A game in front of the list. */
export interface FrontGame {
  readonly id: string;
  readonly courtLetter: string;
  /** When it was planned. */
  readonly time: string;
  readonly teams: readonly [string, string];
  readonly scores: readonly [number | null, number | null];
  readonly state: GameOfNow['state'];
  /** Its length in minutes. */
  readonly length: number;
  readonly play: GamePlay | undefined;
}

/** So many games are in front at most; the page of the tournament has all of them. */
export const MOST = 3;

const byCourt = (a: FrontGame, b: FrontGame) => a.courtLetter.localeCompare(b.courtLetter);
/** What is played goes before what was and what will be. */
const inFront = (games: readonly FrontGame[]): readonly FrontGame[] => {
  const live = games.filter(({ state }) => state === 'live').sort(byCourt);
  return [...live, ...games.filter(({ state }) => state !== 'live').sort(byCourt)].slice(0, MOST);
};

/** The games of a schedule that are in front: those on court, by court, then those that have just been or come next. */
export function matchesInFront(
  tournament: Pick<Tournament, 'schedule' | 'scheduleTimes'>,
  matches: ReadonlyMap<MatchId, Match>,
  live: LiveNow,
): readonly FrontGame[] {
  const places = placesOf(tournament);
  return inFront(
    gamesOfNow(live, matches, places).flatMap(({ id, state }): FrontGame[] => {
      const [match, place] = [matches.get(id), places.get(id)];
      if (!match || !place) return [];
      return [
        {
          id,
          state,
          courtLetter: place.courtLetter,
          time: place.time,
          teams: [match.team1Id, match.team2Id],
          scores: [match.team1Score, match.team2Score],
          length: rhythmOfDay(tournament.scheduleTimes, place.dayIndex).gameLength,
          play: match.play,
        },
      ];
    }),
  );
}

/** The games of a bracket that are in front: those with both teams and no result, as many as there are courts. @param running by the clock */
export function bracketInFront(
  { bracketTimes }: Pick<Tournament, 'bracketTimes'>,
  bracket: Bracket,
  stored: ReadonlyMap<GameId, BracketGame>,
  running: readonly GameId[],
): readonly FrontGame[] {
  const timetable = bracketTimetable(bracket.template, bracketTimes);
  const games = openGames(bracket).flatMap((id): FrontGame[] => {
    const state = bracket.states[bracket.template.indexOf.get(id) ?? -1];
    const slot = timetable.get(id);
    if (!state || !slot) return [];
    const phase = storedPhase(stored.get(id) ?? {});
    const isLive = phase === undefined ? running.includes(id) : phase === 'live' || phase === 'paused';
    return [
      {
        id,
        state: isLive ? 'live' : 'next',
        courtLetter: slot.courtLetter,
        time: slot.time,
        teams: state.slots,
        scores: [state.scores[0] ?? null, state.scores[1] ?? null],
        length: slot.length,
        play: stored.get(id)?.play,
      },
    ];
  });
  const live = games.filter(({ state }) => state === 'live');
  const courts = Math.max(bracketTimes.numberOfCourts, live.length);
  return inFront([...live, ...games.filter(({ state }) => state !== 'live')].slice(0, courts));
}

/** Of how many games nobody waits for the result any more. */
export const countPlayed = (
  matches: ReadonlyMap<MatchId, Match>,
  tournament: Pick<Tournament, 'withdrawnGames' | 'withdrawnTeamIds'>,
): number => [...matches.values()].filter((match) => isSettled(match, tournament)).length;
