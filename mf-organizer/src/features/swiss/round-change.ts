import {
  BREAK,
  listGroupIds,
  restingIn,
  roundOfBye,
  type DayId,
  type Match,
  type MatchId,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { hasResult } from '@courtside/domain/day';
import { explainSwissRound, type SwissEvent, type SwissGroup, type SwissInput, type SwissPlan } from '@courtside/domain/engines';
import type { SeenRound } from '@courtside/firebase';
import type { RoundPlan } from './round-plan';

/** The last round, and what is removed with it. */
export interface StandingRound {
  readonly seen: SeenRound;
  /** Its games without tie-breakers, in the order of play. */
  readonly matches: readonly Match[];
  readonly plans: RoundPlan;
  readonly games: number;
  readonly results: number;
  /** Games in play. */
  readonly playing: number;
  readonly referees: number;
  readonly links: number;
}

export function standingRound(
  tournament: Pick<Tournament, 'schedule' | 'byes' | 'groups'>,
  matches: ReadonlyMap<MatchId, Match>,
  roundId: DayId,
): StandingRound {
  const ids = (tournament.schedule[roundId] ?? []).filter((entry): entry is MatchId => entry !== BREAK);
  const all = ids.flatMap((id) => matches.get(id) ?? []);
  const paired = all.filter(({ isTieBreaker }) => !isTieBreaker);
  return {
    seen: {
      roundId,
      games: ids,
      mayClear: all.filter((match) => hasResult(match) || isPlaying(match)).map(({ id }) => id),
      pairings: Object.fromEntries(all.map(({ id, team1Id, team2Id }) => [id, [team1Id, team2Id] as const])),
    },
    matches: paired,
    plans: plansOf(tournament, paired, restingIn(tournament, roundId)),
    games: ids.length,
    results: all.filter((match) => hasResult(match) && !isPlaying(match)).length,
    playing: all.filter(isPlaying).length,
    referees: all.filter(({ referee }) => referee !== '').length,
    links: all.filter(({ hyperlink }) => Boolean(hyperlink)).length,
  };
}

/** Returns the pairings of each group that plays or rests. A team without a group, as of an incomplete read, is in the first one. */
function plansOf({ groups }: Pick<Tournament, 'groups'>, paired: readonly Match[], resting: readonly TeamId[]): RoundPlan {
  const ids = listGroupIds(groups);
  const groupOf = (team: TeamId) => ids.find((id) => groups[id]?.includes(team)) ?? ids[0];
  return ids.flatMap((groupId) => {
    const pairings = paired.filter(({ team1Id }) => groupOf(team1Id) === groupId).map(({ team1Id, team2Id }) => ({ team1Id, team2Id }));
    const bye = resting.find((team) => groupOf(team) === groupId) ?? null;
    return pairings.length === 0 && bye === null ? [] : [{ groupId, pairings, bye }];
  });
}

/** Whether a round has the games and the teams that were shown, regardless of its scores. */
export const isSameRound = (one: SeenRound | undefined, other: SeenRound | undefined): boolean => {
  const of = (round: SeenRound | undefined) =>
    JSON.stringify([round?.roundId, [...(round?.games ?? [])].sort().map((id) => [id, round?.pairings?.[id]])]);
  return of(one) === of(other);
};

export const isPlaying = ({ play }: Pick<Match, 'play'>): boolean => play?.state === 'playing';

/** Returns the tournament as it was before the round was drawn. */
export function beforeRound<T extends Pick<Tournament, 'schedule' | 'byes'>>(
  tournament: T,
  matches: ReadonlyMap<MatchId, Match>,
  roundId: DayId,
): { readonly tournament: T; readonly matches: ReadonlyMap<MatchId, Match> } {
  const without = <Value>(map: Readonly<Record<DayId, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([key]) => roundOfBye(tournament, key) !== roundId)) as Record<DayId, Value>;
  const gone = new Set<string>(tournament.schedule[roundId]);
  return {
    tournament: { ...tournament, schedule: without(tournament.schedule), byes: without(tournament.byes) },
    matches: new Map([...matches].filter(([id]) => !gone.has(id))),
  };
}

/** The effect of a swap by hand on a round; each figure before and after. */
export interface ExchangeEffect {
  readonly rematches: readonly [before: number, after: number];
  /** The sum of the points between the two teams of each game. */
  readonly gaps: readonly [before: number, after: number];
  /** Teams that would rest although they have had a bye. */
  readonly secondByes: readonly TeamId[];
}

/** Returns the effect over all groups. */
export function exchangeEffect(groups: readonly SwissGroup[], before: RoundPlan, after: RoundPlan): ExchangeEffect {
  const [first, second] = [before, after].map((plans) =>
    plans.flatMap((plan) => {
      const group = groups.find(({ groupId }) => groupId === plan.groupId);
      return group ? [{ bye: plan.bye, ...weigh(group.input, plan) }] : [];
    }),
  ) as [Weighed[], Weighed[]];
  const sum = (weighed: readonly Weighed[], figure: 'rematches' | 'gaps') => weighed.reduce((total, one) => total + one[figure], 0);
  const rested = first.map(({ bye }) => bye);
  return {
    rematches: [sum(first, 'rematches'), sum(second, 'rematches')],
    gaps: [sum(first, 'gaps'), sum(second, 'gaps')],
    secondByes: second.flatMap(({ bye, hadBye }) => (bye !== null && hadBye && !rested.includes(bye) ? [bye] : [])),
  };
}

type Weighed = ReturnType<typeof weigh> & Pick<SwissPlan<TeamId>, 'bye'>;

function weigh(input: SwissInput<TeamId>, plan: SwissPlan<TeamId>): { rematches: number; gaps: number; hadBye: boolean } {
  const events = explainRound(input, plan);
  const paired = events.filter((event) => event.kind === 'paired');
  return {
    rematches: paired.filter(({ reason }) => reason === 'rematch').length,
    gaps: paired.reduce((sum, { scoreGap }) => sum + scoreGap, 0),
    hadBye: events.some((event) => event.kind === 'bye' && event.byes > 0),
  };
}

/** Returns reasons and figures of any round, even if it was paired by hand. */
export const explainRound = (input: SwissInput<TeamId>, plan: SwissPlan<TeamId>): readonly SwissEvent<TeamId>[] =>
  explainSwissRound(input, { kind: 'round', round: input.rounds.length + 1, ...plan });

/** Returns the pairs of teams that meet again, with the round in which they met last, from 1. */
export function listRematches(input: SwissInput<TeamId>, { pairings }: SwissPlan<TeamId>) {
  return pairings.flatMap(({ team1Id, team2Id }) => {
    const isSame = (game: { team1Id: TeamId; team2Id: TeamId }) =>
      (game.team1Id === team1Id && game.team2Id === team2Id) || (game.team1Id === team2Id && game.team2Id === team1Id);
    const lastRound = input.rounds.findLastIndex(({ games }) => games.some(isSame)) + 1;
    return lastRound > 0 ? [{ team1Id, team2Id, lastRound }] : [];
  });
}
