import { showsBracket, showsSchedule } from '@courtside/domain';
import { hasBegun, wallDay, type WallCourt, type WallGame } from '@courtside/domain/wall';
import { stateWord } from '@courtside/tournament-ui';
import type { Words } from '../words';
import { getBracketName, type PlannedBrackets } from '@courtside/domain/day';
import { endingText, scoreText, Sides, type FindName } from './parts';
import { nowAt, planOfDay, getTimeVisibility } from '../../live/plan';
import type { TournamentView } from './view';

/** The number of future games, and of results. */
const FEW = 4;

/** The games on court, the next ones, and the last results, like the wall screen of the venue. */
export const nowView: TournamentView = {
  parts: ['schedules', 'brackets', 'days'],
  title: 'now.title',
  section: '',
  view: ({ known, words, nameOf, instant }) => {
    const { tournament } = known;
    const isShown = showsSchedule(tournament) || showsBracket(tournament);
    if (!isShown) return null;
    const plan = planOfDay(known);
    const showsTime = getTimeVisibility(tournament);
    const day = wallDay(plan, nowAt(tournament, instant), showsTime);
    const onCourts = new Set(day.courts.flatMap(({ now, next }) => [now?.game.id, next[0]?.game.id]));
    const ahead = day.ahead.filter(({ game }) => game.hasTeams && !onCourts.has(game.id)).slice(0, FEW);
    const results = day.results.slice(0, FEW);
    return (
      <>
        {day.heldUntil !== null && <p className="cs-note">{words.t('now.held', { time: day.heldUntil })}</p>}
        {day.courts.length > 0 ? (
          <ul className="cs-grid">
            {day.courts.map((court) => (
              <li key={court.letter} className="cs-card">
                <Court court={court} brackets={plan.brackets} words={words} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.t('now.nothing')}</p>
        )}
        {ahead.length > 0 && (
          <Games title={words.t('phase.next')}>
            {ahead.map(({ game, time, isLate }) => (
              <li key={game.id} className="cs-line">
                <span>{pair(game.teams, nameOf)}</span>
                <span className="cs-meta">
                  {joined(
                    ...(showsTime(game) ? [timeText({ time, isLate }, words), words.t('now.court', { letter: game.courtLetter })] : []),
                    getBracketName(plan.brackets, game),
                  )}
                </span>
              </li>
            ))}
          </Games>
        )}
        {results.length > 0 && (
          <Games title={words.t('now.results')}>
            {results.map((game) => (
              <li key={game.id} className="cs-line">
                <span>{joined(pair(game.teams, nameOf), getBracketName(plan.brackets, game))}</span>
                <b>{`${scoreText(game.state)} ${endingText(game, words)}`.trim()}</b>
              </li>
            ))}
          </Games>
        )}
      </>
    );
  },
};

/** Joins the parts that there are. */
const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

const pair = ([one, other]: readonly [string, string], nameOf: FindName): string => `${nameOf(one)} – ${nameOf(other)}`;

function Games({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="cs-card">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

interface CourtProps {
  readonly court: WallCourt;
  readonly brackets: PlannedBrackets;
  readonly words: Words;
  readonly nameOf: FindName;
}

function Court({ court, brackets, words, nameOf }: CourtProps) {
  const { letter, isClosed, now, next } = court;
  const isBegun = now !== null && hasBegun(now);
  const phase = isClosed && !isBegun ? 'closed' : now ? stateWord(now.state) : 'done';
  const later = next[0];
  const stage = now && getBracketName(brackets, now.game);
  return (
    <>
      <div className="cs-line">
        <h3>{words.t('now.court', { letter })}</h3>
        <span className={phase === 'live' ? 'cs-live' : 'cs-meta'}>
          {`${words.t(`phase.${phase}`)}${now && phase === 'next' ? ` · ${timeText(now, words)}` : ''}`}
        </span>
      </div>
      {stage && <p className="cs-meta">{stage}</p>}
      {now && <Sides game={now.game} nameOf={nameOf} />}
      {later && (
        <p className="cs-meta">
          {joined(words.t('phase.next'), timeText(later, words), getBracketName(brackets, later.game), pair(later.game.teams, nameOf))}
        </p>
      )}
    </>
  );
}

const timeText = ({ time, isLate }: Pick<WallGame, 'time' | 'isLate'>, { t }: Words): string =>
  isLate ? t('schedule.late', { time }) : time;
