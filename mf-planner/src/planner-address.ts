import { plannerDefaults, plannerMaximum, plannerSwissMaximum, type PlannerFields } from '@courtside/domain/planner';
import { bracketTypes, createFields, type PlannerState } from './board/planner-state';

/** Names of the search parameters, which shared links carry: they never change. */
const names = { teams: 'teams', groups: 'groups', gameLength: 'length', interval: 'interval', courts: 'courts' } as const satisfies Record<
  keyof PlannerFields,
  string
>;
const keys = Object.keys(names) as ReadonlyArray<keyof PlannerFields>;

/** The place of a plan's values: a search string, or the attributes of an element. `null` means absent. */
export type PlanSource = (name: string) => string | null;

/** Every name under which a plan's values are written. */
export const planParameters = [...Object.values(names), 'legs', 'swiss', 'bracket'] as const;

/** Parses one number. A missing or invalid one becomes the opening value; an empty one becomes an empty field. */
function read(text: string | null, opening: number): number | null {
  if (text === '') return null;
  return text !== null && /^\d{1,3}$/.test(text) ? Math.min(plannerMaximum, Number(text)) : opening;
}

/** The plan that a source carries: `teams`, `groups`, `length`, `interval`, `courts`, `legs` (1 or 2), `swiss` (rounds), `bracket` (type). */
export function readPlan(source: PlanSource): PlannerState {
  const field = (key: keyof PlannerFields) => read(source(names[key]), plannerDefaults[key]);
  const bracket = source('bracket');
  return {
    fields: createFields(field),
    stages: {
      legs: source('legs') === '2' ? 2 : 1,
      swissRounds: Math.min(plannerSwissMaximum, read(source('swiss'), 0) ?? 0),
      bracket: bracketTypes.find((type) => type === bracket) ?? null,
    },
  };
}

/** The plan an address carries: `?teams=16&groups=2&length=15&interval=6&courts=2&swiss=5&bracket=double`. */
export const readAddress = (search: URLSearchParams): PlannerState => readPlan((name) => search.get(name));

/** Returns the address of a plan; other parameters of `search` stay. Stages that are not planned, and a single leg, are left out. */
export function writeAddress({ fields, stages }: PlannerState, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of keys) next.set(names[key], fields[key] === null ? '' : String(fields[key]));
  if (stages.legs === 2) next.set('legs', '2');
  else next.delete('legs');
  if (stages.swissRounds > 0) next.set('swiss', String(stages.swissRounds));
  else next.delete('swiss');
  if (stages.bracket) next.set('bracket', stages.bracket);
  else next.delete('bracket');
  return next;
}
