import { toScheduleTime, type Tournament } from '@courtside/domain';
import type { PlannedBrackets, PlannedGame } from '@courtside/domain/day';
import { hasEnded, isOnCourt, isToCome, type GameState } from '@courtside/domain/wall';
import type { TeamEntry, TeamOutcome } from '@courtside/domain/team';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import {
  countedScores,
  ExpectedLine,
  isOtherTime,
  LinkedTeam,
  Outcome,
  PlannedTime,
  resultText,
  SeriesLine,
  stateWord,
  TeamName,
  usePlayDay,
  useTeamName,
} from '@courtside/tournament-ui';
import { CoffeeIcon, CourtBadge, isCourtLetter, StatusBadge, VisuallyHidden, WhistleIcon } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { useStageWords } from '../../../live/use-stage-words';
import { Line, Mark } from './line-style';
import type { ShownEntry } from './team-view';

interface GameLineProps {
  readonly tournament: Tournament;
  readonly brackets: PlannedBrackets;
  readonly shown: ShownEntry;
}

/** A game, a duty or a bye of the team: time and court, opponent, result. */
export function GameLine(props: GameLineProps) {
  const { entry, label, showsTime } = props.shown;
  if (entry.kind === 'bye')
    return (
      <Line data-kind="bye">
        {showsTime ? <span /> : <div data-when="" />}
        <div data-what="">
          <span data-duty="">
            <CoffeeIcon size={18} aria-hidden="true" />
            {label}
          </span>
        </div>
      </Line>
    );
  return <Played {...props} entry={entry} />;
}

interface SideProps {
  readonly game: PlannedGame;
  readonly side: 0 | 1;
  readonly brackets: PlannedBrackets;
  readonly isLinked?: boolean;
}

/** The name on a side: a team, or what the place waits for. */
export function SideName({ game, side, brackets, isLinked = false }: SideProps) {
  const waits = useStageWords(brackets).waits(game, side);
  const id = game.teams[side];
  if (waits !== null) return <span data-waits="">{waits}</span>;
  return isLinked ? <LinkedTeam id={id} /> : <TeamName id={id} />;
}

/** Returns the text for the state of a game that is neither over nor live: empty while its turn has not come. */
export function useStateWords(): (state: GameState) => string {
  const { t } = useTranslation('schedule');
  const { heldUntil } = usePlayDay();
  return (state) => (hasEnded(state) || isToCome(state) ? '' : t(stateWord(state), { time: heldUntil ?? '' }));
}

/** Returns both sides of a game in a sentence. */
function useSides(brackets: PlannedBrackets): (game: PlannedGame) => string {
  const nameOf = useTeamName();
  const { waits } = useStageWords(brackets);
  return (game) => ([0, 1] as const).map((side) => waits(game, side) ?? nameOf(game.teams[side])).join(' – ');
}

function Played({ tournament, brackets, shown, entry }: GameLineProps & { readonly entry: Exclude<TeamEntry, { kind: 'bye' }> }) {
  const { t } = useTranslation(['team', 'schedule']);
  const sidesOf = useSides(brackets);
  const wordsOf = useStateWords();
  const { state, showsTime, number, label, expected } = shown;
  const { game } = entry;
  const isDuty = entry.kind === 'duty';
  const own = isDuty ? 0 : entry.side;
  const other = own === 0 ? 1 : 0;
  const scores = countedScores(game.state, tournament.forfeitGoals);
  const isOn = isOnCourt(state);
  const showsScore = hasEnded(state) || isOn || scores.some((score) => score !== null);
  const letter = isOn ? (expected?.courtLetter ?? game.courtLetter) : game.courtLetter;
  const outcome = entry.kind === 'game' ? entry.outcome : null;
  const address = `${linkTo('tournament', tournament.id)}#${game.kind === 'match' ? 'match' : 'game'}-${game.id}`;
  return (
    <Line data-kind={entry.kind} data-phase={state} data-outcome={outcome ?? undefined}>
      <div data-when="">
        {showsTime && <PlannedTime time={toScheduleTime(game.home.start).time} isPast={isOtherTime(expected)} />}
        {showsTime && isOtherTime(expected) && <time>{expected?.time}</time>}
        {showsTime && isCourtLetter(letter) && <CourtBadge letter={letter} label={t('schedule:court', { letter })} />}
      </div>
      <div data-what="">
        {isDuty ? (
          <span data-duty="">
            <WhistleIcon size={18} aria-hidden="true" />
            <span>
              <b>{t('duty')}</b> {sidesOf(game)}
            </span>
          </span>
        ) : (
          <span data-against="">
            <VisuallyHidden>{t('schedule:against', { team: '' })}</VisuallyHidden>
            <SideName game={game} side={other} brackets={brackets} isLinked />
          </span>
        )}
        <small>
          {state === 'live' ? (
            <StatusBadge status="live" size="small">
              {wordsOf(state)}
            </StatusBadge>
          ) : (
            wordsOf(state) && <b>{wordsOf(state)}</b>
          )}
          {showsTime && expected && !expected.isOn && (
            <ExpectedLine start={expected} courtLetter={game.courtLetter} isTold={isOtherTime(expected)} />
          )}
          <Outcome play={game.state.play} team1Id={game.teams[0]} team2Id={game.teams[1]} />
          {label !== '' && <span>{label}</span>}
          <SeriesLine series={{ bestOf: game.bestOf, play: game.state.play }} isSwapped={own === 1} />
          {number !== null && (
            <Link to={address}>
              {t('schedule:number', { number })}
              <VisuallyHidden>{` ${sidesOf(game)}`}</VisuallyHidden>
            </Link>
          )}
          {!isDuty && game.referee !== '' && (
            <span>
              <WhistleIcon size={14} aria-hidden="true" />
              {t('schedule:referee', { name: game.referee })}
            </span>
          )}
        </small>
      </div>
      <strong data-score="" data-live={isOn || undefined}>
        {showsScore && scores.some((score) => score !== null) ? resultText(scores[own], scores[other]) : ''}
      </strong>
      {entry.kind === 'game' && <OutcomeMark outcome={entry.outcome} />}
    </Line>
  );
}

function OutcomeMark({ outcome }: { readonly outcome: TeamOutcome | null }) {
  const { t } = useTranslation('team');
  if (!outcome) return null;
  return (
    <Mark data-outcome={outcome}>
      <span aria-hidden="true">{t(`letter.${outcome}`)}</span>
      <VisuallyHidden>{t(`outcome.${outcome}`)}</VisuallyHidden>
    </Mark>
  );
}
