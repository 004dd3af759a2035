/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportPlan } from '../board/plan-report';
import { bracketTypes, openingState } from '../board/planner-state';
import { themedCss } from '../board/themed-css';
import { attributes } from './attributes';

const document = readFileSync(path.join(__dirname, '../../../docs/embedding.md'), 'utf8');
const missing = (names: readonly string[]) => names.filter((name) => !document.includes(`\`${name}\``));

/** Web masters can rely on documented behavior only. */
describe('docs/embedding.md', () => {
  it('names every attribute, every value of a bracket and everything that is reported', () => {
    expect(missing([...attributes, ...bracketTypes, ...Object.keys(reportPlan(openingState))])).toEqual([]);
  });

  it('names every custom property, and none that does nothing', () => {
    const used = [...new Set(themedCss.match(/--courtside-[a-z0-9-]+/g))].sort();
    expect([...new Set(document.match(/--courtside-[a-z0-9-]+/g))].sort()).toEqual(used);
    expect(missing(used)).toEqual([]);
  });
});
