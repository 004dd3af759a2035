import { allFlags, sections } from '@courtside/domain';

/*
 * Rules can import nothing. Where they list flags of sections, the list is written from the domain's table: `npm run rules`; `sections.rules.test.ts` says
 * when one differs from it.
 */
const flags = Object.keys(allFlags(null));
const namingTeams = [...new Set(sections.flatMap((row) => ('namesTeams' in row ? [row.flag] : [])))];

/** Each way in which the rules list flags of sections, and what such a list says. */
const lists: ReadonlyArray<readonly [RegExp, string]> = [
  // As names of fields, inside a text.
  [/\bisTournamentPublic(,is[A-Z]\w*Public\b)+/g, flags.join()],
  // Any of those whose section names teams.
  [
    /\bdata\.get\('is[A-Z]\w*Public', false\)( \|\| data\.get\('is[A-Z]\w*Public', false\))+/g,
    namingTeams.map((flag) => `data.get('${flag}', false)`).join(' || '),
  ],
];

/** The text of rules with its lists of flags as the table of sections has them. Throws where it lacks one of them. */
export function withSectionFlags(rules: string): string {
  return lists.reduce((text, [list, flagsNow]) => {
    if (text.search(list) < 0) throw new Error(`The rules have no list such as ${flagsNow}`);
    return text.replace(list, flagsNow);
  }, rules);
}
