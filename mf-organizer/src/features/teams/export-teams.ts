import { groupLetter, type Profile, type Team } from '@courtside/domain';
import type { Answer, Question, TeamAnswers } from '@courtside/domain/registration';
import type { TeamRow } from '@courtside/domain/teams-csv';
import type { Entry } from './entries-model';
import { shownPlayer } from './players-model';

/** Returns the lines of teams.csv, in the given order. */
export const exportRows = (
  teams: readonly Team[],
  profiles: ReadonlyMap<string, Pick<Profile, 'name'>>,
  moreOf: (teamId: string) => TeamRow['more'] = () => ({}),
): TeamRow[] =>
  teams.map(({ id, name, email, groupId, profileIds }) => ({
    id,
    name,
    email: email ?? '',
    ...(groupId === null ? {} : { group: groupLetter(groupId) }),
    players: profileIds.map((entry) => shownPlayer(entry, profiles)),
    more: moreOf(id) ?? {},
  }));

const stateWords = { in: 'in', waiting: 'waiting', registered: 'in the draw', withdrawn: 'withdrawn' } as const;
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/**
 * Returns the columns for the state of each entry: its state if not all are in, its rank in the draw, whether it has paid and has checked
 * in.
 * @param reasons why captains withdrew, by their teams
 * @returns the cells of a team
 */
export function stateCells(
  entries: readonly Entry[],
  reasons: readonly (readonly [teamId: string, reason: string])[],
): (teamId: string) => Record<string, string> {
  const entryOf = new Map<string, Entry>(entries.map((entry) => [entry.team.id, entry]));
  const reasonOf = new Map(reasons);
  const some = (is: (entry: Entry) => boolean) => entries.some(is);
  const isPlaced = some(({ place, state }) => place !== null || state !== 'in');
  const isDrawn = some(({ drawn }) => drawn !== null);
  const isAnyGone = some(({ state }) => state === 'withdrawn');
  const numberIn = ({ state, number }: Entry, wanted: Entry['state']) => (state === wanted ? String(number ?? '') : '');
  return (teamId) => {
    const entry = entryOf.get(teamId);
    if (!entry) return {};
    const { state, place, drawn, isPaid, isThere } = entry;
    return {
      ...(isPlaced
        ? {
            'state': stateWords[state],
            'seed': numberIn(entry, 'in'),
            'waiting list': numberIn(entry, 'waiting'),
            'guaranteed': yesNo(place?.isGuaranteed ?? false),
          }
        : {}),
      ...(isDrawn ? { drawn: String(drawn?.rank ?? '') } : {}),
      ...(isAnyGone ? { reason: reasonOf.get(teamId) ?? '' } : {}),
      ...(isPaid === null ? {} : { paid: yesNo(isPaid) }),
      ...(isThere === null ? {} : { 'checked in': yesNo(isThere) }),
    };
  };
}

/**
 * Returns the columns of the answers: each question as it was asked, in the order of the form, then questions that were removed.
 * @returns the cells of a team
 */
export function answerCells(
  questions: readonly Pick<Question, 'id' | 'text'>[],
  given: readonly TeamAnswers[],
  textOf: (answer: Answer) => string,
): (teamId: string) => Record<string, string> {
  const asked = [...questions.map(({ id, text }) => ({ questionId: id, asked: text })), ...given.flatMap(({ answers }) => answers)];
  const getKey = (one: Pick<Answer, 'questionId' | 'asked'>): string => `${one.questionId} ${one.asked}`;
  const columns = new Map<string, string>();
  for (const one of asked) {
    const key = getKey(one);
    if (columns.has(key)) continue;
    // Two questions may have the same text.
    const same = [...columns.values()].filter((column) => column.replace(/ \(\d+\)$/, '') === `answer: ${one.asked}`).length;
    columns.set(key, `answer: ${one.asked}${same > 0 ? ` (${same + 1})` : ''}`);
  }
  return (teamId) => {
    const answers = given.find((one) => one.teamId === teamId)?.answers ?? [];
    const texts = new Map(answers.map((answer) => [getKey(answer), textOf(answer)]));
    return Object.fromEntries([...columns].map(([key, column]) => [column, texts.get(key) ?? '']));
  };
}

/** Makes the browser save teams.csv. The code for CSV is fetched on demand. */
export async function downloadTeams(rows: readonly TeamRow[]): Promise<void> {
  const { teamsToCsv } = await import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv');
  // The byte order mark makes spreadsheets read accents as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', teamsToCsv([...rows])], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'teams.csv';
  link.click();
  URL.revokeObjectURL(url);
}
