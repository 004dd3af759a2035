import { BYE, showsGameTimes, TBD } from '@courtside/domain';
import { planStages, playableBracket } from '@courtside/domain/day';
import { everyStage, withFurtherGroups } from '@courtside/domain/stages';
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
import { getData, getGames, mergeStoredGames, type PublicTournament, type WireDocument } from '../public-reads/public-tournament';

export { earlyFiles } from '@courtside/federation/early';
export { readPublicRegistration } from '../public-reads/public-registration';
export { getData, readPublicTournament } from '../public-reads/public-tournament';
export { toArchiveQuery, hasMoreThan } from '../public-reads/archive-query';
export { listLineQueries } from '../public-reads/line-queries';

/** A court and the teams that play on it, in words. */
export interface CourtInWords {
  readonly court: string;
  readonly phase: string;
  readonly isLive: boolean;
  readonly sides: readonly { readonly name: string; readonly score: string }[];
}

/** The games on court, in words; no courts if no game is being played. */
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
 * Returns the input of a remote's first view of a tournament. Null if the tournament has no time zone, as in `describeGamesOnCourt`: the games on court would be a guess.
 */
export function getFirstViewInput(known: PublicTournament, language: Language): object | null {
  const { tournament, documents } = known;
  if (!tournament.timeZone) return null;
  const data = (document: WireDocument | null) => document && getData(document);
  return {
    page: 'tournament',
    language,
    id: tournament.id,
    documents: {
      tournament: getData(documents.tournament),
      teams: data(documents.teams),
      schedule: documents.matches && mergeStoredGames(known, 'matches'),
      bracket: documents.games && mergeStoredGames(known, 'games'),
      day: data(documents.day),
      stages: known.further.map(({ plan, document, games }) => ({ id: plan.id, plan: getData(document), games: data(games) })),
      furtherGroups: known.furtherGroups.map(({ plan, document, games }) => ({ id: plan.id, plan: getData(document), games: data(games) })),
    },
  };
}

/** The title above the cards of home. */
export const getHomeTitle = (language: Language): string => pickTranslation(words, language).t('home');

/**
 * Returns the games that are on court at an instant, like the wall screen at the venue. None for a tournament without a time zone: its clock is then
 * the visitor's, which a server does not know.
 * @param instant milliseconds since 1970
 */
export function describeGamesOnCourt(known: PublicTournament, language: Language, instant: number): NowInWords {
  const { t } = pickTranslation(words, language);
  const { tournament, teams, documents } = known;
  const title = t('title');
  if (!tournament.timeZone || !(documents.matches ?? documents.games)) return { title, courts: [] };
  const source = getGames(known);
  const bracket = source.games && playableBracket(tournament, source.games);
  const minutes = playClock(tournament.startDate, wallClock(instant, tournament.timeZone));
  const shown = showsGameTimes(tournament);
  const stages = withFurtherGroups(everyStage({ tournament, ...source }, source.further), tournament, source.furtherGroups);
  const plan = planStages(stages, { tournament, bracket, teams, ...source });
  const day = wallDay(plan, { instant, minutes }, ({ kind }) => (kind === 'match' ? shown.schedule : shown.bracket));
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
