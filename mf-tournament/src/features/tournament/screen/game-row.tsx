import type { PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { countedScores, Outcome, SeriesLine } from '@courtside/tournament-ui';
import { CourtBadge, isCourtLetter, VisuallyHidden, WhistleIcon } from '@courtside/ui';
import type { StageWords } from '../../../live/use-stage-words';
import { GameRow as Row } from './rows-style';
import { SideName } from './side-name';

export interface GameRowProps {
  readonly game: PlannedGame;
  readonly words: StageWords;
  /** `HH:MM`; null if visitors may not see when games are played. */
  readonly time: string | null;
  readonly isLate?: boolean;
  /** Above the time of the first game of a list, where it takes no room from the names. */
  readonly heading?: string | undefined;
  /** In place of a time that has passed. */
  readonly soon?: string | undefined;
  /** In place of a time. */
  readonly state?: string | undefined;
  readonly forfeitGoals: number;
  readonly withReferee?: boolean;
  /** With the name of its bracket, if that is not the first. */
  readonly withStage?: boolean;
}

const sides = [0, 1] as const;

/** A game in a list: time and court, teams and referee, state. */
export function GameRow({
  game,
  words,
  time,
  isLate = false,
  heading,
  soon,
  state,
  forfeitGoals,
  withReferee = false,
  withStage = false,
}: GameRowProps) {
  const { t } = useTranslation('schedule');
  const { courtLetter: letter, referee } = game;
  const scores = countedScores(game.state, forfeitGoals);
  const stage = withStage ? words.stage(game) : null;
  const hasScores = scores.some((score) => score !== null);
  return (
    <Row>
      <div className="when">
        {heading !== undefined && <small aria-hidden="true">{heading}</small>}
        {state === undefined ? time && <span data-late={isLate || undefined}>{soon ?? time}</span> : <small>{state}</small>}
        {isLate && time && (soon !== undefined || time !== game.time) && (
          <s>
            <VisuallyHidden>{t('planned')} </VisuallyHidden>
            {game.time}
          </s>
        )}
        {time && isCourtLetter(letter) && <CourtBadge className="court" letter={letter} size="text" label={t('court', { letter })} />}
        <small>
          <Outcome short play={game.state.play} team1Id={game.teams[0]} team2Id={game.teams[1]} />
        </small>
      </div>
      <div>
        <div className="teams">
          {sides.map((side) => (
            <div key={side}>
              <SideName {...{ game, side, words }} />
              {hasScores && <b>{scores[side] ?? '–'}</b>}
            </div>
          ))}
        </div>
        {stage !== null && <div className="stage">{stage}</div>}
        {game.bestOf && (
          <div className="stage">
            <SeriesLine series={{ bestOf: game.bestOf, play: game.state.play }} />
          </div>
        )}
        {withReferee && referee && (
          <div className="referee">
            <WhistleIcon aria-hidden="true" />
            <span>{t('referee', { name: referee })}</span>
          </div>
        )}
      </div>
    </Row>
  );
}
