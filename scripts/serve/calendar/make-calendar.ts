import { parseTeams, showsTeamNames, type Team } from '@courtside/domain';
import { calendarText, tournamentCalendar, type CalendarWords } from '@courtside/domain/calendar';
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
import { dataIn, gamesOf, type Ask, type Known } from '../strangers/known';

export { knownOf } from '../strangers/known';

const words = {
  en: plainWords({ file: calendarEn.file, round: bracketEn.round, waits: bracketEn.waits }, 'en'),
  fr: plainWords({ file: calendarFr.file, round: bracketFr.round, waits: bracketFr.waits }, 'fr'),
  de: plainWords({ file: calendarDe.file, round: bracketDe.round, waits: bracketDe.waits }, 'de'),
  es: plainWords({ file: calendarEs.file, round: bracketEs.round, waits: bracketEs.waits }, 'es'),
};

function wordsIn(language: Language): CalendarWords {
  const { t } = pickTranslation(words, language);
  return {
    text: (word, values) => t(`file.${word}`, values),
    round: ({ key, number }) => t(`round.${key}`, { number: number ?? 0 }),
    waits: (kind, number) => t(`waits.${kind}`, { number }),
  };
}

/** A team of a tournament that strangers may know of; null for any other. Who has registered just now stands in a document of its own. */
export async function teamOf({ tournament, teams }: Known, teamId: string, ask: Ask): Promise<Team | null> {
  const gathered = teams.find(({ id }) => id === teamId);
  if (gathered || !showsTeamNames(tournament) || !tournament.hasEntries) return gathered ?? null;
  const entry = await ask(`teams/${tournament.id}/entries/${teamId}`);
  const parsed = entry && parseTeams({ [teamId]: dataIn(entry) });
  return (parsed?.ok && parsed.value[0]) || null;
}

/** The calendar of a tournament, or of a team. */
export function textOf(
  known: Known,
  {
    team,
    language,
    instant,
    address,
  }: { readonly team: Team | null; readonly language: Language; readonly instant: number; readonly address: string },
): string {
  const { tournament, teams, changedAt } = known;
  return calendarText(tournamentCalendar({ tournament, teams, ...gamesOf(known), team, instant, changedAt, address }, wordsIn(language)));
}
