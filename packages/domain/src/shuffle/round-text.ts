import type { PlayerId } from '../entities';
import { toMinutes, toScheduleTime } from '../schedule/game-time';
import type { MixedTeam, RoundTiming, ShuffleGame, ShuffleResult, ShuffleRound, ShuffleRules } from './shuffle';

/** A round before it is drawn: who plays with whom, in the order of the games, and who rests. */
export interface RoundPlan extends RoundTiming {
  readonly date: string;
  readonly start: string;
  readonly teams: readonly MixedTeam[];
  readonly resting: readonly PlayerId[];
}

/** `2027-06-12T10:00/2/17 0.1.2 3.4.5 6.7.8 9.10.11;12.13`, the first ones without courts and minutes; equal in the security rules. */
const roundText =
  /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?:\/([1-6])\/(\d{1,3}))?((?: \d{1,3}(?:\.\d{1,3}){1,4}){2,});((?:\d{1,3}(?:\.\d{1,3})*)?)$/;

/** Returns a round as it is stored: players are their places in the list of players. @throws RangeError for a player who is not in the list */
export function storedRound({ date, start, courts, slot, teams, resting }: RoundPlan, players: readonly PlayerId[]): string {
  const placeOf = new Map(players.map((id, place) => [id, place]));
  const toText = (ids: readonly PlayerId[]) =>
    ids
      .map((id) => {
        const place = placeOf.get(id);
        if (place === undefined) throw new RangeError(`${id} is not a player`);
        return place;
      })
      .join('.');
  return `${date}T${start}/${courts}/${slot} ${teams.map(toText).join(' ')};${toText(resting)}`;
}

type Timing = Pick<ShuffleRules, 'courts' | 'gameLength' | 'interval'>;

/** Returns the courts and minutes of a round that is drawn by these rules. */
export const roundTiming = ({ courts, gameLength, interval }: Timing): RoundTiming => ({ courts, slot: gameLength + interval });

/**
 * Reads a stored round. Null if it can't be read, if a player is in it twice, or if its number of teams is odd.
 * @param rules those of the shuffle, for a round that was stored without courts and minutes
 */
export function readRound(text: string, players: readonly PlayerId[], rules: Timing): RoundPlan | null {
  const [, date, start, courts, slot, teamTexts = '', restText = ''] = roundText.exec(text) ?? [];
  if (date === undefined || start === undefined) return null;
  const teams = teamTexts.trim().split(' ').map(placesIn);
  const rest = placesIn(restText);
  const places = [...teams.flat(), ...rest];
  if (teams.length % 2 !== 0 || new Set(places).size !== places.length || places.some((place) => place >= players.length)) return null;
  const toIds = (list: readonly number[]) => list.map((place) => players[place]!);
  const timing = courts && slot ? { courts: Number(courts), slot: Number(slot) } : roundTiming(rules);
  return { date, start, ...timing, teams: teams.map(toIds), resting: toIds(rest) };
}

const placesIn = (text: string): number[] => (text === '' ? [] : text.split('.').map(Number));

/** Returns a round with its games: they are played in turn on all courts. */
export function toRound(plan: RoundPlan, number: number, results: Readonly<Record<string, ShuffleResult>>): ShuffleRound {
  const games = Array.from({ length: plan.teams.length / 2 }, (_, index): ShuffleGame => {
    const id = `${number}-${index + 1}`;
    return {
      id,
      number: index + 1,
      teams: [plan.teams[2 * index]!, plan.teams[2 * index + 1]!],
      court: index % plan.courts,
      start: addMinutes(plan.start, Math.floor(index / plan.courts) * plan.slot),
      result: (Object.hasOwn(results, id) ? results[id] : undefined) ?? null,
    };
  });
  return { ...plan, number, games };
}

/** Returns a time of day so many minutes later; after midnight it begins again. */
export const addMinutes = (time: string, minutes: number): string => toScheduleTime(toMinutes(time) + minutes).time;

/** Returns the minutes of a round on the courts, until the next one can begin. */
export const roundMinutes = ({ games, courts, slot }: Pick<ShuffleRound, 'games' | 'courts' | 'slot'>): number =>
  Math.ceil(games.length / courts) * slot;
