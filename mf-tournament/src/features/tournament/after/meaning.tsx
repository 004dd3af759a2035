import { getRoundPlaces, hasSchedule, type Bracket, type GameId, type Team } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, TrophyIcon } from '@courtside/ui';
import { findBracketEvent } from '../../../live/further-groups';
import { nextBrackets, type NextBracket } from '../next-brackets';
import type { Visit } from '../visit';
import { ResultsLine } from './results-line';
import { listAdvancingTeams } from './advancing-teams';
import { useFinalPlaces } from './use-final-places';
import { useGameWords } from './use-game-words';
import { usePlaceWords } from './use-place-words';
import { useTeamAfter, type MyAfter } from './use-team-after';

export interface MeaningProps {
  readonly visit: Visit;
  readonly team: Team;
}

/** The last game of a bracket that is still to be played; undefined once it is. */
function lastGame({ template, states }: Bracket): GameId | undefined {
  return template.games.findLast(({ onlyAfterUpset, level, roundId }, index) => {
    const isOpen = states[index]?.status === 'waiting' || states[index]?.status === 'ready';
    return isOpen && !onlyAfterUpset && level === 'upper' && !getRoundPlaces(roundId);
  })?.id;
}

/** The line above the answer: the place in the group and whether the team goes on, while its next game or duty is the answer. */
export function Kicker({ visit, team }: MeaningProps) {
  const { t } = useTranslation('after');
  const places = usePlaceWords();
  const { after, stage } = useTeamAfter(visit, team);
  if (!after || (after.way.kind === 'on' && !after.way.isFirst)) return null;
  const { group, way } = after;
  const place = way.kind === 'left' ? places.ranked(way.place, stage ? way.of : visit.teams.length) : group && places.inGroup(group);
  const words = {
    on: stage ? t('goOnTo', { bracket: stage.name }) : t('goOn'),
    notOn: t('notOn'),
    left: t('yourGamesAreOver'),
    undecided: null,
  }[way.kind];
  const said = [place, words].filter((one): one is string => one !== null);
  return said.length > 0 ? <small data-kicker="">{said.join(' · ')}</small> : null;
}

/** Says, in the place of a team's next game, what the end of its games means. */
export function Meaning({ visit, team, isOver }: MeaningProps & { readonly isOver: boolean }) {
  const { t } = useTranslation('schedule');
  const my = useTeamAfter(visit, team);
  if (!my.after)
    return (
      <div>
        <strong>{t('mine.over')}</strong>
        <p>{t('mine.overText')}</p>
      </div>
    );
  const { way } = my.after;
  const said = { my, after: my.after, visit, team };
  if (way.kind === 'left') return <HasLeft {...said} way={way} />;
  if (isOver) return <EndOfEvent {...said} />;
  if (way.kind === 'on' && my.bracket) return <GoesOn {...said} bracket={my.bracket} way={way} />;
  return <EndOfGroups {...said} />;
}

type Way<Kind> = Extract<NonNullable<MyAfter['after']>['way'], { readonly kind: Kind }>;

interface SaidProps extends MeaningProps {
  readonly my: MyAfter;
  readonly after: NonNullable<MyAfter['after']>;
}

/** The next game, where no plan of the day names it: the event shows no times. */
function GoesOn({ my, visit, team, bracket, way }: SaidProps & { readonly bracket: Bracket; readonly way: Way<'on'> }) {
  const { t } = useTranslation(['after', 'schedule']);
  const words = useGameWords(my);
  const start = words.timeOf(way.game);
  const headline = !start
    ? t('goOn')
    : start.date === null
      ? t('schedule:mine.playAt', { time: start.time })
      : t('schedule:mine.playOn', { date: start.date, time: start.time });
  return (
    <>
      <div>
        <Kicker visit={visit} team={team} />
        <strong>{headline}</strong>
        <p>
          {words.roundOf(bracket, way.game)} · {words.opponentOf(bracket, way.game, team.id)}
        </p>
      </div>
      {start && isCourtLetter(start.courtLetter) && (
        <CourtBadge size="text" letter={start.courtLetter} label={t('schedule:court', { letter: start.courtLetter })} />
      )}
    </>
  );
}

/** The place in the group: provisional, on the way to a bracket that is not drawn, or the last. */
function EndOfGroups({ my, after: { group, way }, visit, team }: SaidProps) {
  const { t } = useTranslation('after');
  const places = usePlaceWords();
  const { stage } = my;
  const isLast = way.kind === 'notOn' && !stage;
  const place = group && places.inGroup(group);
  const headline = stage ? t('goOnTo', { bracket: stage.name }) : isLast ? t('notOn') : place;
  const takes = isLast && my.bracket ? t('takes', { count: listAdvancingTeams(visit).size, of: visit.teams.length }) : null;
  const awaited = visit.furtherGroups?.stages.find(({ plan }) => !hasSchedule(plan))?.plan.name;
  const waits = awaited === undefined ? t('undecided') : t('waitsFor', { stage: awaited });
  const provisional = isLast ? t('yourGamesAreOver') : group && group.open > 0 ? t('open', { count: group.open }) : waits;
  return (
    <div>
      {headline !== place && place !== null && <small data-kicker="">{place}</small>}
      <strong>{headline ?? t('yourGamesAreOver')}</strong>
      <p>{stage ? t('notDrawn') : (takes ?? provisional)}</p>
      <ResultsLine my={my} visit={visit} team={team} />
      {isLast && <NextOfEvent visit={visit} />}
    </div>
  );
}

/** The last place of a team whose place no bracket says. */
function EndOfEvent({ my, after: { group }, visit, team }: SaidProps) {
  const { t } = useTranslation('after');
  const places = usePlaceWords();
  const ranked = useFinalPlaces(visit).find(({ teamId }) => teamId === team.id);
  const place = ranked ? places.ranked(ranked, visit.teams.length) : group && places.inGroup(group);
  return (
    <div>
      {place && <small data-kicker="">{t('yourGamesAreOver')}</small>}
      <strong>{place ?? t('yourGamesAreOver')}</strong>
      <ResultsLine my={my} visit={visit} team={team} />
    </div>
  );
}

/** The name of such a game would be read as the place. */
const isForPlaces = ({ template }: Bracket, game: GameId): boolean =>
  getRoundPlaces(template.games[template.indexOf.get(game) ?? -1]?.roundId ?? '') !== null;

/** The place in the bracket, and how it was reached. */
function HasLeft({ my, visit, team, way: { place, of, game } }: SaidProps & { readonly way: Way<'left'> }) {
  const { t } = useTranslation(['after', 'bracket']);
  const places = usePlaceWords();
  const words = useGameWords(my);
  const { bracket, stage } = my;
  // All teams that did not reach the first bracket are behind those of it.
  const ranked = places.ranked(place, stage ? of : visit.teams.length);
  const hasWon = place.place === 1 && place.placeTo === 1;
  const round = game && bracket && !isForPlaces(bracket, game) ? words.roundOf(bracket, game) : null;
  const kicker = [stage?.name, ...(hasWon ? [ranked] : [round, t('yourGamesAreOver')])];
  return (
    <div>
      <small data-kicker="">{kicker.filter((one) => typeof one === 'string').join(' · ')}</small>
      <strong>
        {hasWon && <TrophyIcon size={36} aria-hidden="true" />}
        {hasWon ? t('bracket:champion') : ranked}
      </strong>
      <ResultsLine my={my} visit={visit} team={team} />
      <NextOfEvent visit={visit} />
    </div>
  );
}

/**
 * The next game for spectators: the first one of all brackets, or the last one of the first bracket from its first result until it is played.
 */
export function NextOfEvent({ visit }: Pick<MeaningProps, 'visit'>) {
  const { tournament, bracket, timetable, shows } = visit;
  if (!bracket || !shows('bracket')) return null;
  const last = bracket.states.some(({ status }) => status === 'decided') ? lastGame(bracket) : undefined;
  const next =
    last === undefined
      ? nextBrackets(visit)[0]
      : { plan: null, tournament: findBracketEvent(tournament, visit, 'bracket'), bracket, timetable, game: last };
  return next ? <NextGame next={next} /> : null;
}

function NextGame({ next }: { readonly next: NextBracket }) {
  const { t } = useTranslation('after');
  const { plan, bracket, game } = next;
  const announced = useGameWords(next).announce(bracket, game);
  return (
    <p data-then="">
      <a href={plan ? `#stage-${plan.id}` : '#bracket'}>{t('next', { game: plan ? `${plan.name} · ${announced}` : announced })}</a>
    </p>
  );
}
