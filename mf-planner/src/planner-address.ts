import { plannerDefaults, plannerMaximum, type PlannerFields } from '@courtside/domain';

/** Names of the search parameters, which shared links carry: they never change. */
const names = { teams: 'teams', groups: 'groups', gameLength: 'length', interval: 'interval', courts: 'courts' } as const satisfies Record<keyof PlannerFields, string>;
const keys = Object.keys(names) as ReadonlyArray<keyof PlannerFields>;

/** One number of an address: absent or nonsense is the opening value, present without a value is an emptied field. */
function read(text: string | null, opening: number): number | null {
  if (text === '') return null;
  return text !== null && /^\d{1,3}$/.test(text) ? Math.min(plannerMaximum, Number(text)) : opening;
}

/** The fields an address carries: `?teams=16&groups=2&length=15&interval=6&courts=2`. */
export function readAddress(search: URLSearchParams): PlannerFields {
  const field = (key: keyof PlannerFields) => read(search.get(names[key]), plannerDefaults[key]);
  return { teams: field('teams'), groups: field('groups'), gameLength: field('gameLength'), interval: field('interval'), courts: field('courts') };
}

/** The address for some fields; what else `search` carries stays. */
export function writeAddress(fields: PlannerFields, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of keys) next.set(names[key], fields[key] === null ? '' : String(fields[key]));
  return next;
}
