import { BREAK, courtLetter, dayOffsets, dayTimetable, readBracket, sortedDayIds, bracketTimetable } from '@courtside/domain';
import type { Bracket, BracketGame, GameId, Match, MatchId, Tournament } from '@courtside/domain';
import { gameLengthOf, phaseOf, type DayGame, type DayPhase } from '@courtside/domain/day';

/** A game as the court board shows it, of the schedule or of the bracket. */
export interface BoardGame {
  readonly kind: 'match' | 'bracket';
  readonly id: string;
  readonly courtLetter: string;
  /** `HH:MM` of the plan. */
  readonly time: string;
  /** Minutes from the midnight of its day. */
  readonly minutes: number;
  /** Days after the tournament's first. */
  readonly day: number;
  /** Ids of the teams; 'TBD' for one that is not known yet. */
  readonly teams: readonly [string, string];
  readonly hasTeams: boolean;
  readonly state: DayGame;
  readonly phase: DayPhase;
  /** Minutes of play. */
  readonly length: number;
  readonly referee: string;
}

/** One court on one day, in the order of play. */
export interface BoardCourt {
  readonly letter: string;
  readonly games: readonly BoardGame[];
  /** What the court is about now; null when all of its games are over. */
  readonly current: BoardGame | null;
  /** What follows, without the game of now. */
  readonly queue: readonly BoardGame[];
}

export interface BoardDay {
  /** Days after the tournament's first. */
  readonly day: number;
  readonly courts: readonly BoardCourt[];
}

/** The stored bracket, which may not be there. A game that is played has no winner yet, whoever leads. */
export function bracketOf(tournament: Tournament, games: ReadonlyMap<GameId, BracketGame> | null): Bracket | null {
  if (!games) return null;
  const settled = [...games].map(([id, game]) =>
    game.play?.state === 'playing' ? ([id, { ...game, team1Score: null, team2Score: null }] as const) : ([id, game] as const),
  );
  return readBracket(tournament, new Map(settled)).bracket;
}

interface BoardSource {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  /** The bracket's games as they are stored. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** Days after the tournament's first on which a game of the bracket is planned. */
  readonly dayOfBracketGame: ReadonlyMap<GameId, number>;
}

/** All days that have games, with their courts. */
export function boardDays(source: BoardSource): readonly BoardDay[] {
  const byDay = new Map<number, BoardGame[]>();
  for (const game of [...scheduledGames(source), ...bracketGames(source)]) byDay.set(game.day, [...(byDay.get(game.day) ?? []), game]);
  return [...byDay].sort(([a], [b]) => a - b).map(([day, games]) => ({ day, courts: courtsOf(games) }));
}

function courtsOf(games: readonly BoardGame[]): readonly BoardCourt[] {
  const byCourt = new Map<string, BoardGame[]>();
  for (const game of games) byCourt.set(game.courtLetter, [...(byCourt.get(game.courtLetter) ?? []), game]);
  return [...byCourt].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, own]) => courtOf(letter, inOrder(own)));
}

/** Games that begin at one time keep the order in which they come. */
const inOrder = (games: readonly BoardGame[]) => [...games].sort((a, b) => a.minutes - b.minutes);

const isOver = ({ phase }: BoardGame): boolean => phase === 'finished' || phase === 'confirmed';
const isOn = ({ phase }: BoardGame): boolean => phase === 'playing' || phase === 'paused';

/**
 * What a court is about: the game that is played; else the last one that ended here and waits to be confirmed, so that nobody walks away from it; else
 * the one that was called, else the first that is left. Scores that were typed in wait for nothing.
 */
function courtOf(letter: string, games: readonly BoardGame[]): BoardCourt {
  const open = games.filter((game) => !isOver(game));
  const last = games.filter((game) => isOver(game) && game.state.play?.state === 'finished').at(-1);
  const ended = last?.phase === 'finished' ? last : undefined;
  const current = open.find(isOn) ?? ended ?? open.find(({ phase }) => phase === 'called') ?? open[0] ?? null;
  return { letter, games, current, queue: open.filter((game) => game !== current) };
}

function scheduledGames({ tournament, matches }: BoardSource): BoardGame[] {
  const { schedule, scheduleType, scheduleTimes } = tournament;
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, scheduleTimes);
  return dayIds.flatMap((dayId, dayIndex) =>
    dayTimetable(schedule[dayId] ?? [], scheduleTimes, dayIndex).flatMap(({ entry, court, time, minutes }): BoardGame[] => {
      const match = entry === BREAK ? undefined : matches.get(entry);
      if (!match) return [];
      return [
        {
          kind: 'match',
          id: match.id,
          courtLetter: courtLetter(court),
          time,
          minutes,
          day: offsets[dayIndex] ?? 0,
          teams: [match.team1Id, match.team2Id],
          hasTeams: true,
          state: match,
          phase: phaseOf(match),
          length: gameLengthOf(tournament, scheduleTimes, { kind: 'match', dayId }).total,
          referee: match.referee,
        },
      ];
    }),
  );
}

/** A bye is nobody's game, and a second grand final is one only once it is needed. */
const noGames: readonly string[] = ['void', 'bye', 'dormant'];

function bracketGames({ tournament, bracket, games, dayOfBracketGame }: BoardSource): BoardGame[] {
  if (!bracket) return [];
  const { template, states } = bracket;
  return [...bracketTimetable(template, tournament.bracketTimes)].flatMap(([id, slot]): BoardGame[] => {
    const index = template.indexOf.get(id) ?? -1;
    const [game, state] = [template.games[index], states[index]];
    if (!game || !state || noGames.includes(state.status)) return [];
    const stored = games?.get(id);
    const dayGame: DayGame = stored?.play
      ? { team1Score: stored.team1Score, team2Score: stored.team2Score, play: stored.play }
      : { team1Score: state.scores[0], team2Score: state.scores[1] };
    return [
      {
        kind: 'bracket',
        id,
        courtLetter: slot.courtLetter,
        time: slot.time,
        minutes: slot.minutes,
        day: dayOfBracketGame.get(id) ?? 0,
        teams: [state.slots[0], state.slots[1]],
        hasTeams: state.status !== 'waiting',
        state: dayGame,
        phase: state.status === 'decided' && phaseOf(dayGame) === 'planned' ? 'finished' : phaseOf(dayGame),
        length: gameLengthOf(tournament, tournament.bracketTimes, { kind: 'bracket', level: game.level, roundId: game.roundId }).total,
        referee: stored?.referee ?? '',
      },
    ];
  });
}

/** "3–1"; a side without goals has 0. */
export const scoreText = ({ team1Score, team2Score }: DayGame): string => `${team1Score ?? 0}–${team2Score ?? 0}`;
