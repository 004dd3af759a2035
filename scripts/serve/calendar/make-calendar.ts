import { parseTeams, showsTeamNames, type Team } from '@courtside/domain';
import { calendarText, tournamentCalendar, type CalendarWords } from '@courtside/domain/calendar';
import { withFurtherGroups, type Stages } from '@courtside/domain/stages';
import { pickTranslation, type Language } from '@courtside/i18n/languages';
import { plainWords } from '@courtside/i18n/plain-words';
import { bracket as bracketDe } from '@courtside/i18n/resources/de/bracket';
import { calendar as calendarDe } from '@courtside/i18n/resources/de/calendar';
import { bracket as bracketEn } from '@courtside/i18n/resources/en/bracket';
import { calendar as calendarEn } from '@courtside/i18n/resources/en/calendar';
import { bracket as bracketEs } from '@courtside/i18n/resources/es/bracket';
import { calendar as calendarEs } from '@courtside/i18n/resources/es/calendar';
import { bracket as bracketFr } from '@courtside/i18n/resources/fr/bracket';
import { calendar as calendarFr } from '@courtside/i18n/resources/fr/calendar';
import { getData, getGames, type ReadDocument, type PublicTournament } from '../public-reads/public-tournament';

export { readPublicTournament } from '../public-reads/public-tournament';

const words = {
  en: plainWords({ file: calendarEn.file, round: bracketEn.round, waits: bracketEn.waits }, 'en'),
  fr: plainWords({ file: calendarFr.file, round: bracketFr.round, waits: bracketFr.waits }, 'fr'),
  de: plainWords({ file: calendarDe.file, round: bracketDe.round, waits: bracketDe.waits }, 'de'),
  es: plainWords({ file: calendarEs.file, round: bracketEs.round, waits: bracketEs.waits }, 'es'),
};

function getWords(language: Language): CalendarWords {
  const { t } = pickTranslation(words, language);
  return {
    text: (word, values) => t(`file.${word}`, values),
    round: ({ key, number }) => t(`round.${key}`, { number: number ?? 0 }),
    waits: (kind, number) => t(`waits.${kind}`, { number }),
  };
}

/** Returns a team that visitors may see, or null. A new registration is not yet in the list of teams, so it is read from its own document. */
export async function findTeam({ tournament, teams }: PublicTournament, teamId: string, ask: ReadDocument): Promise<Team | null> {
  const gathered = teams.find(({ id }) => id === teamId);
  if (gathered || !showsTeamNames(tournament) || !tournament.hasEntries) return gathered ?? null;
  const entry = await ask(`teams/${tournament.id}/entries/${teamId}`);
  const parsed = entry && parseTeams({ [teamId]: getData(entry) });
  return (parsed?.ok && parsed.value[0]) || null;
}

/** Returns the calendar of a tournament, or of one team. */
export function getCalendarText(
  known: PublicTournament,
  {
    team,
    language,
    instant,
    address,
  }: { readonly team: Team | null; readonly language: Language; readonly instant: number; readonly address: string },
): string {
  const { tournament, teams, changedAt } = known;
  const { furtherGroups, ...games } = getGames(known);
  const addGroups = (stages: Stages) => withFurtherGroups(stages, tournament, furtherGroups);
  const source = { tournament, teams, ...games, addGroups, team, instant, changedAt, address };
  return calendarText(tournamentCalendar(source, getWords(language)));
}
