import { BYE, showsGameTimes, TBD } from '@courtside/domain';
import { plannedDay, playableBracket } from '@courtside/domain/day';
import { isAtCourt, wallDay, type WallCourt } from '@courtside/domain/wall';
import { pickTranslation, type Language } from '@courtside/i18n/languages';
import { plainWords } from '@courtside/i18n/plain-words';
import { elements as elementsDe } from '@courtside/i18n/resources/de/elements';
import { home as homeDe } from '@courtside/i18n/resources/de/home';
import { schedule as scheduleDe } from '@courtside/i18n/resources/de/schedule';
import { elements as elementsEn } from '@courtside/i18n/resources/en/elements';
import { home as homeEn } from '@courtside/i18n/resources/en/home';
import { schedule as scheduleEn } from '@courtside/i18n/resources/en/schedule';
import { elements as elementsEs } from '@courtside/i18n/resources/es/elements';
import { home as homeEs } from '@courtside/i18n/resources/es/home';
import { schedule as scheduleEs } from '@courtside/i18n/resources/es/schedule';
import { elements as elementsFr } from '@courtside/i18n/resources/fr/elements';
import { home as homeFr } from '@courtside/i18n/resources/fr/home';
import { schedule as scheduleFr } from '@courtside/i18n/resources/fr/schedule';
import { playClock, wallClock } from '@courtside/tournament-ui/clock';
import { dataIn, gamesOf, storedGames, type Known, type WireDocument } from '../strangers/known';

export { earlyFiles } from '@courtside/federation/early';
export { dataIn, knownOf } from '../strangers/known';
export { askedOfArchive, hasMoreThan } from '../strangers/archive';
export { askedOfLine } from '../strangers/line';

/** A court and who plays there, in words. */
export interface CourtInWords {
  readonly court: string;
  readonly phase: string;
  readonly isLive: boolean;
  readonly sides: readonly { readonly name: string; readonly score: string }[];
}

/** What is on court, in words; no courts where nothing is. */
export interface NowInWords {
  readonly title: string;
  readonly courts: readonly CourtInWords[];
}

const words = {
  en: plainWords({ now: elementsEn.now, phase: elementsEn.phase, title: scheduleEn.now, home: homeEn.title }, 'en'),
  fr: plainWords({ now: elementsFr.now, phase: elementsFr.phase, title: scheduleFr.now, home: homeFr.title }, 'fr'),
  de: plainWords({ now: elementsDe.now, phase: elementsDe.phase, title: scheduleDe.now, home: homeDe.title }, 'de'),
  es: plainWords({ now: elementsEs.now, phase: elementsEs.phase, title: scheduleEs.now, home: homeEs.title }, 'es'),
};

/**
 * What a remote draws the first view of a tournament with. Null where the tournament says no time zone, as in `nowOf`: what is on court would be guessed.
 */
export function givenOf(known: Known, language: Language): object | null {
  const { tournament, documents } = known;
  if (!tournament.timeZone) return null;
  const data = (document: WireDocument | null) => document && dataIn(document);
  return {
    page: 'tournament',
    language,
    id: tournament.id,
    documents: {
      tournament: dataIn(documents.tournament),
      teams: data(documents.teams),
      schedule: documents.matches && storedGames(known, 'matches'),
      bracket: documents.games && storedGames(known, 'games'),
      day: data(documents.day),
    },
  };
}

/** Over the cards of home. */
export const homeTitle = (language: Language): string => pickTranslation(words, language).t('home');

/**
 * The games that are on court at an instant, as the screen on the wall of the venue has them. None where the tournament says no time zone: its clock is then
 * that of whoever looks, which a server does not know.
 * @param instant milliseconds since 1970
 */
export function nowOf(known: Known, language: Language, instant: number): NowInWords {
  const { t } = pickTranslation(words, language);
  const { tournament, teams, documents } = known;
  const title = t('title');
  if (!tournament.timeZone || !(documents.matches ?? documents.games)) return { title, courts: [] };
  const source = gamesOf(known);
  const bracket = source.games && playableBracket(tournament, source.games);
  const minutes = playClock(tournament.startDate, wallClock(instant, tournament.timeZone));
  const shown = showsGameTimes(tournament);
  const day = wallDay(plannedDay({ tournament, bracket, teams, ...source }), { instant, minutes }, ({ kind }) =>
    kind === 'match' ? shown.schedule : shown.bracket,
  );
  const names = new Map<string, string>(teams.map(({ id, name }) => [id, name]));
  const inWords = ({ letter, now }: WallCourt): CourtInWords[] => {
    if (!now || !isAtCourt(now.state)) return [];
    const { game, state } = now;
    const { team1Score, team2Score } = game.state;
    const sides = [team1Score, team2Score].map((score, side) => {
      const id = game.teams[side] ?? TBD;
      return { name: id === TBD || id === BYE ? '–' : (names.get(id) ?? '–'), score: score === null ? '' : String(score) };
    });
    return [{ court: t('now.court', { letter }), phase: t(`phase.${state}`), isLive: state === 'live', sides }];
  };
  return { title, courts: day.courts.flatMap(inWords) };
}
