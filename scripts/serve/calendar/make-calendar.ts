import {
  parseBracketGames,
  parseMatches,
  parseTeams,
  parseTournament,
  showsGameTimes,
  showsTeamNames,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { calendarText, tournamentCalendar, type CalendarWords } from '@courtside/domain/calendar';
import { dataOf, planOf } from '@courtside/firebase/wire';
import { saidIn, type Language } from '@courtside/i18n/languages';
import { plainWords } from '@courtside/i18n/plain-words';
import { bracket as bracketEn } from '@courtside/i18n/resources/en/bracket';
import { calendar as calendarEn } from '@courtside/i18n/resources/en/calendar';
import { bracket as bracketFr } from '@courtside/i18n/resources/fr/bracket';
import { calendar as calendarFr } from '@courtside/i18n/resources/fr/calendar';

/** A document as Firestore says it over REST. */
export interface WireDocument {
  readonly fields?: Parameters<typeof dataOf>[0];
  readonly updateTime?: string;
}

/** Asks for a document as a stranger; null for one that there is not, or that strangers may not read. @throws where nobody answers */
export type Ask = (path: string) => Promise<WireDocument | null>;

/** What visitors may read of a tournament, as far as calendars are made of it. */
export interface Known {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly documents: { readonly matches: WireDocument | null; readonly games: WireDocument | null; readonly day: WireDocument | null };
  /** When the latest of it was stored. */
  readonly changedAt: number;
}

const words = {
  en: plainWords({ file: calendarEn.file, round: bracketEn.round, waits: bracketEn.waits }, 'en'),
  fr: plainWords({ file: calendarFr.file, round: bracketFr.round, waits: bracketFr.waits }, 'fr'),
};

function wordsIn(language: Language): CalendarWords {
  const { t } = saidIn(words, language);
  return {
    text: (word, values) => t(`file.${word}`, values),
    round: ({ key, number }) => t(`round.${key}`, { number: number ?? 0 }),
    waits: (kind, number) => t(`waits.${kind}`, { number }),
  };
}

const dataIn = (document: WireDocument | null): Record<string, unknown> => dataOf(document?.fields);
const storedAt = (document: WireDocument | null): number => (document?.updateTime ? Date.parse(document.updateTime) : 0);
const orElse = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }, fallback: Value): Value =>
  result.ok ? result.value : fallback;

/**
 * What strangers may read of a tournament; null for one that they may not know of. It asks for what is shown, and nothing else.
 * @throws where nobody answers, or the tournament can't be read
 */
export async function knownOf(id: string, ask: Ask): Promise<Known | null> {
  const document = await ask(`tournaments/${id}`);
  if (!document) return null;
  const parsed = parseTournament(id, dataIn(document));
  if (!parsed.ok) throw new Error(`tournaments/${id} can't be read`);
  const tournament = parsed.value;
  if (!tournament.isTournamentPublic) return null;
  const told = showsGameTimes(tournament);
  const asksMatches = tournament.isSchedulePublic && told.schedule;
  const asksGames = tournament.isBracketPublic && told.bracket;
  const [teams, matches, games, day] = await Promise.all([
    showsTeamNames(tournament) ? ask(`teams/${id}`) : null,
    asksMatches ? ask(`schedules/${id}`) : null,
    asksGames ? ask(`brackets/${id}`) : null,
    asksMatches || asksGames ? ask(`days/${id}`) : null,
  ]);
  return {
    tournament,
    teams: orElse(parseTeams(dataIn(teams)), []),
    documents: { matches, games, day },
    changedAt: Math.max(...[document, teams, matches, games, day].map(storedAt)),
  };
}

/** A team of a tournament that strangers may know of; null for any other. Who has registered just now stands in a document of its own. */
export async function teamOf({ tournament, teams }: Known, teamId: string, ask: Ask): Promise<Team | null> {
  const gathered = teams.find(({ id }) => id === teamId);
  if (gathered || !showsTeamNames(tournament) || !tournament.hasEntries) return gathered ?? null;
  const entry = await ask(`teams/${tournament.id}/entries/${teamId}`);
  return (entry && orElse(parseTeams({ [teamId]: dataIn(entry) }), [])[0]) ?? null;
}

/** The calendar of a tournament, or of a team. */
export function textOf(
  { tournament, teams, documents, changedAt }: Known,
  {
    team,
    language,
    instant,
    address,
  }: { readonly team: Team | null; readonly language: Language; readonly instant: number; readonly address: string },
): string {
  const games = orElse(parseBracketGames(dataIn(documents.games)), new Map());
  return calendarText(
    tournamentCalendar(
      {
        tournament,
        teams,
        matches: orElse(parseMatches(dataIn(documents.matches)), new Map()),
        games: games.size > 0 ? games : null,
        stored: planOf(dataIn(documents.day)),
        team,
        instant,
        changedAt,
        address,
      },
      wordsIn(language),
    ),
  );
}
