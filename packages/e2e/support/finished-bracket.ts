import { getDateIn } from './people';
import { READERS_ZONE } from './test';
import type { Event, Stage } from './stage';
import { createStoredTeams, toTeamId } from './stored-team';

export interface FinishedBracketOptions {
  /** The names of the teams. The first one wins. */
  readonly names: readonly [string, string, string, string];
  /** The day on which it was played, in days from the visitors' today; negative. */
  readonly day: number;
  /** Fields of the tournament, including the visibility of its sections. */
  readonly fields?: Record<string, unknown>;
  /** The final has no score. */
  readonly unfinished?: boolean;
}

/** Creates a public tournament of four teams that played a single elimination with a final and a game for third place. */
export async function createFinishedBracket(
  stage: Stage,
  { names, day, fields = {}, unfinished = false }: FinishedBracketOptions,
): Promise<Event> {
  const date = getDateIn(day, READERS_ZONE);
  const event = await stage.event({ isRegistrationOpen: false, startDate: date, endDate: date, ...fields });
  const teams = createStoredTeams(names, (index) => ({ profileIds: [`${names[index]} one`, ''] }));
  const game = (one: number, other: number, roundId: string, isPlayed = true) => ({
    bracketLevel: 'upper',
    roundId,
    team1Id: toTeamId(one),
    team2Id: toTeamId(other),
    team1Score: isPlayed ? 4 : null,
    team2Score: isPlayed ? 2 : null,
    winner: isPlayed ? toTeamId(one) : '',
    loser: isPlayed ? toTeamId(other) : '',
  });
  const games = {
    gameA: game(0, 3, 'round1'),
    gameB: game(1, 2, 'round1'),
    final: game(0, 1, 'round2', !unfinished),
    third: game(3, 2, 'thirdPlace'),
  };
  await stage.write(event.organiser, { [`teams/${event.id}`]: teams });
  await stage.force(`brackets/${event.id}`, games);
  await stage.change(event, {
    bracket: { upper: { round1: ['gameA', 'gameB'], round2: ['final'], thirdPlace: ['third'] } },
    bracketType: 'single',
    bracketSeeds: names.map((_, index) => toTeamId(index)),
    bracketTimes: { startTimes: ['00:10'], gameLength: 10, interval: 2, numberOfCourts: 2 },
    isBracketPublic: true,
    ...fields,
  });
  return event;
}
