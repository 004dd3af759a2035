import type { TeamId } from '../entities';

/**
 * Returns the teams of groups in the order in which a bracket takes them, if some of them play later groups for its remaining places.
 * @param ranking the teams that can play in it, best first, as these groups rank them
 * @param later the teams of each of the later groups, best first
 */
export function orderEntrants(ranking: readonly TeamId[], later: readonly (readonly TeamId[])[]) {
  const playing = later.filter((teams) => teams.length > 0);
  const stages = playing
    .map((teams) => ({ teams, place: getMiddle(teams.map((team) => ranking.indexOf(team))) }))
    .sort((one, other) => one.place - other.place);
  const [first] = stages;
  const behind = [...new Set(stages.flatMap(({ teams }) => teams))];
  const others = ranking.flatMap((team, place) => (behind.includes(team) ? [] : [{ team, isDirect: !first || place < first.place }]));
  const list = (isDirect: boolean) => others.flatMap((one) => (one.isDirect === isDirect ? [one.team] : []));
  return { direct: list(true), behind, remaining: list(false) };
}

/** Returns the place of a team in the middle, at least the second one: a corrected result hardly moves it out of the places of drawn groups. */
const getMiddle = (places: readonly number[]): number =>
  [...places].sort((one, other) => one - other)[Math.max(1, (places.length - 1) >> 1)] ?? 0;
