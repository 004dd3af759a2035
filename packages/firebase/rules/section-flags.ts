import { allFlags, sections } from '@courtside/domain';

/*
 * Rules can't import anything. Their lists of sections' flags are generated from the domain's table by `npm run rules`; `sections.rules.test.ts`
 * fails if one differs.
 */
const flags = Object.keys(allFlags(null));
const namingTeams = [...new Set(sections.flatMap((row) => ('namesTeams' in row ? [row.flag] : [])))];

/** Each form of a list of flags in the rules, with its content. */
const lists: ReadonlyArray<readonly [RegExp, string]> = [
  // As names of fields, inside a text.
  [/\bisTournamentPublic(,is[A-Z]\w*Public\b)+/g, flags.join()],
  // Any section that names teams.
  [
    /\bdata\.get\('is[A-Z]\w*Public', false\)( \|\| data\.get\('is[A-Z]\w*Public', false\))+/g,
    namingTeams.map((flag) => `data.get('${flag}', false)`).join(' || '),
  ],
];

/** Returns the rules with the lists of flags from the table of sections. Throws if a list is missing. */
export function withSectionFlags(rules: string): string {
  return lists.reduce((text, [list, flagsNow]) => {
    if (text.search(list) < 0) throw new Error(`The rules have no list such as ${flagsNow}`);
    return text.replace(list, flagsNow);
  }, rules);
}
