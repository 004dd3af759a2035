import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '.';
import * as calendar from './calendar';
import * as day from './day';
import * as engines from './engines';
import * as eventSteps from './event-steps';
import * as planner from './planner';
import * as registration from './registration';
import * as stages from './stages';
import * as team from './team';
import * as teamsCsv from './teams-csv';
import * as text from './text';
import * as wall from './wall';

const page = readFileSync(join(__dirname, '../../../docs/domain-api.md'), 'utf8');
const named = new Set([...page.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => /^\w+/.exec(code)?.[0] ?? []));

describe('docs/domain-api.md', () => {
  it.each([
    ...new Set(
      [domain, calendar, day, engines, eventSteps, planner, registration, stages, team, teamsCsv, text, wall].flatMap((entry) =>
        Object.keys(entry),
      ),
    ),
  ])('names %s', (name) => {
    expect(named.has(name)).toBe(true);
  });

  it('has no function that is gone', () => {
    const listed = [...page.matchAll(/`(\w+)\(/g)].flatMap(([, name = '']) => (/^[a-z]/.test(name) ? [name] : []));
    const known = {
      ...domain,
      ...calendar,
      ...day,
      ...engines,
      ...eventSteps,
      ...planner,
      ...registration,
      ...stages,
      ...team,
      ...teamsCsv,
      ...text,
      ...wall,
    };
    expect(listed.filter((name) => !(name in known))).toEqual([]);
  });
});
