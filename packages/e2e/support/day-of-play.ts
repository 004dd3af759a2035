import type { Locator } from '@playwright/test';
import { toMatchId, type ScheduledEvent } from './schedules';
import type { Event, Stage } from './stage';
import { createStoredTeams, toTeamId } from './stored-team';

const HOUR = 60;

/** Returns a time zone in which it is now between ten and eleven in the morning, so that a day of play never reaches midnight. */
export function findMorning(): { readonly timeZone: string; readonly date: string; readonly minutes: number } {
  const now = new Date();
  const west = ((now.getUTCHours() - 10 + 11 + 24) % 24) - 11;
  const local = new Date(now.getTime() - west * HOUR * 60_000);
  return {
    timeZone: `Etc/GMT${west < 0 ? '' : '+'}${west}`,
    date: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * HOUR + local.getUTCMinutes(),
  };
}

/** Formats minutes after midnight as `HH:MM`. */
export const formatClockTime = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

/** Enters the scores of games, one write each, as an organizer's page does. */
export async function typeScores(
  stage: Stage,
  { event, organiser }: ScheduledEvent,
  games: readonly number[],
  [team1Score, team2Score]: readonly [number, number],
): Promise<void> {
  for (const id of games.map(toMatchId)) {
    const fields = { team1Score, team2Score, team1Entry: 1, team2Entry: 1 };
    await stage.write(
      organiser,
      { [`schedules/${event.id}`]: { [id]: fields } },
      Object.keys(fields).map((field) => `${id}.${field}`),
    );
  }
}

/** Taps elements and counts the taps. */
export class Taps {
  count = 0;
  async on(...things: readonly Locator[]): Promise<void> {
    for (const thing of things) {
      await thing.click();
      this.count += 1;
    }
  }
}

/** Creates an event with a bracket of four without results: games `gameA` and `gameB`, then `final` and `third`. The first team plays the last. */
export async function createUnplayedBracket(
  stage: Stage,
  names: readonly [string, string, string, string],
  fields: Record<string, unknown>,
): Promise<Event> {
  const event = await stage.event({ isRegistrationOpen: false, ...fields });
  await stage.write(event.organiser, { [`teams/${event.id}`]: createStoredTeams(names) });
  await addBracket(stage, event, [0, 1, 2, 3]);
  return event;
}

/** Adds the same bracket to an event that has its teams, for these four team numbers. */
export async function addBracket(
  stage: Stage,
  event: Event,
  seeds: readonly [number, number, number, number],
  fields: Record<string, unknown> = {},
): Promise<void> {
  const { games, layout } = bracketOfFour(seeds);
  await stage.write(event.organiser, { [`brackets/${event.id}`]: games });
  await stage.change(event, { ...layout, isBracketPublic: true, ...fields });
}

/** @param prefix of the games' ids */
function bracketOfFour(seeds: readonly [number, number, number, number], prefix = '') {
  const game = (roundId: string, ...sides: readonly number[]) => {
    const [team1Id, team2Id] = sides.length === 2 ? sides.map((seed) => toTeamId(seeds[seed]!)) : ['TBD', 'TBD'];
    return { ...{ bracketLevel: 'upper', roundId, team1Id, team2Id }, ...{ team1Score: null, team2Score: null, winner: '', loser: '' } };
  };
  const [gameA, gameB, final, third] = ['gameA', 'gameB', 'final', 'third'].map((id) => `${prefix}${id}`) as [
    string,
    string,
    string,
    string,
  ];
  return {
    games: { [gameA]: game('round1', 0, 3), [gameB]: game('round1', 1, 2), [final]: game('round2'), [third]: game('thirdPlace') },
    layout: {
      bracket: { upper: { round1: [gameA, gameB], round2: [final], thirdPlace: [third] } },
      bracketType: 'single',
      bracketSeeds: seeds.map(toTeamId),
    },
  };
}

/** The id of the further bracket that `addFurtherBracket` adds. */
export const FURTHER_STAGE = 'bracketB123';

/** Adds a further bracket of four to an event: games `…-gameA` and `…-gameB`, then `…-final` and `…-third`. The first plays the last. */
export async function addFurtherBracket(
  stage: Stage,
  event: Event,
  seeds: readonly [number, number, number, number],
  plan: { readonly name: string; readonly bracketTimes: object; readonly gamesBefore: number },
): Promise<void> {
  const id = FURTHER_STAGE;
  const { games, layout } = bracketOfFour(seeds, `${id}-`);
  await stage.write(event.organiser, {
    [`tournaments/${event.id}/stages/${id}`]: { kind: 'bracket', order: 1, entry: 'groups rest', ...plan, ...layout },
    [`brackets/${event.id}/stages/${id}`]: games,
  });
  await stage.change(event, { hasStages: true });
}

/** The id of the further groups that `addFurtherGroups` adds. */
export const FURTHER_GROUPS = 'groupsB12345';

/** Adds further groups of two to an event that are not drawn yet. */
export async function planFurtherGroups(
  stage: Stage,
  event: Event,
  plan: { readonly name: string; readonly carries?: string },
): Promise<void> {
  await stage.change(event, { hasFurtherGroups: true });
  await stage.write(event.organiser, {
    [`tournaments/${event.id}/stages/${FURTHER_GROUPS}`]: { ...GROUPS_OF_TWO, groupCount: 2, ...plan },
  });
}

const GROUPS_OF_TWO = { kind: 'groups', order: 1, entry: 'groups 1-2 each', feed: 'snake', carries: 'none', firstDay: 0 };

/** Adds further groups of two to an event, each with one game: `…-m1`, `…-m2`. */
export async function addFurtherGroups(
  stage: Stage,
  event: Event,
  pairs: readonly (readonly [number, number])[],
  plan: { readonly name: string; readonly scheduleTimes: object; readonly carries?: string },
): Promise<void> {
  const id = FURTHER_GROUPS;
  const teams = pairs.map((pair) => pair.map(toTeamId));
  const ids = pairs.map((_, index) => `${id}-m${index + 1}`);
  await stage.change(event, { hasFurtherGroups: true, drawnGroupStages: [id] });
  await stage.write(event.organiser, {
    [`tournaments/${event.id}/stages/${id}`]: {
      ...{ ...GROUPS_OF_TWO, groupCount: pairs.length },
      ...{ groups: Object.fromEntries(teams.entries()), schedule: { '0': ids }, scheduleType: 'roundRobin', ...plan },
    },
    [`schedules/${event.id}/stages/${id}`]: Object.fromEntries(
      ids.map((game, index) => [game, { team1Id: teams[index]![0], team2Id: teams[index]![1], team1Score: null, team2Score: null }]),
    ),
  });
}
