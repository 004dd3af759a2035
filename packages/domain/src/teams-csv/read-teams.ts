import { isTooLongName, readTeamsCsv, teamsCsvLimits, type ReadTeamRow, type TeamsCsv, type TeamsCsvError } from './read-teams-csv';

/**
 * Reads what people have of their teams: teams.csv in any of its forms, or names, one a line. It is a table when its first line has a
 * column `name`, or any separator; a list may be numbered or have bullets, as it comes out of a message.
 */
export function readTeams(text: string): TeamsCsv {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const [first = ''] = lines.filter((line) => line.trim() !== '');
  const isTable = /[,;\t]/.test(first) || plainName(first).toLowerCase() === 'name';
  return isTable ? readTeamsCsv(text) : readNames(lines);
}

function readNames(lines: readonly string[]): TeamsCsv {
  const filled = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ line: index + 1, text: plainName(text) }]));
  const isMarked = [/^[-*•–]\s+/, /^\d{1,3}[.)]\s+/].find((mark) => filled.length > 1 && filled.every(({ text }) => mark.test(text)));
  const rows: ReadTeamRow[] = [];
  const errors: TeamsCsvError[] = [];
  for (const { line, text } of filled) {
    const name = isMarked ? text.replace(isMarked, '').trim() : text;
    if (name === '') errors.push({ line, code: 'noName' });
    else if (isTooLongName(name)) errors.push({ line, code: 'nameTooLong' });
    else if (rows.length >= teamsCsvLimits.teams) errors.push({ line, code: 'tooManyTeams' });
    else rows.push({ line, name, email: '', players: [] });
  }
  return { rows, errors };
}

/** A line without the quotation marks that a spreadsheet may put around it. */
const plainName = (line: string): string =>
  line
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/""/g, '"')
    .trim();
