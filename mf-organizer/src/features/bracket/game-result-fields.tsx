import { TBD, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Button, ChoiceCards } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { EndingField, isUnscored } from '../../results/ending-field';
import { ScoreEntry } from '../../results/score-entry';
import type { ResultDraft } from './result-model';

export interface GameResultFieldsProps {
  readonly teams: readonly [TeamId, TeamId];
  readonly draft: ResultDraft;
  readonly onChange: (draft: ResultDraft) => void;
  /** Another game waits for the team that advances. */
  readonly othersWait: boolean;
}

const nobody = '';

/** Both scores, how the game ended, and the winner if these do not show it. */
export function GameResultFields({ teams, draft, onChange, othersWait }: GameResultFieldsProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const { nameOf, tournament } = useSchedule();
  const { team1Score, team2Score, winner, ending } = draft;
  const isLevel = team1Score === team2Score;
  const isEmpty = isLevel && team1Score === null;
  const isPlayed = !isUnscored(ending);
  // Games that were not played are rare, so the field for them is shown on request.
  const [isWalkover, setWalkover] = useState(isEmpty && winner !== null);
  const teamChoices = teams.map((id) => ({ value: id as string, label: nameOf(id) }));
  const choose = (choice: string) => onChange({ ...draft, winner: choice === nobody ? null : (choice as TeamId) });
  const side = (index: 0 | 1) => ({
    teamId: teams[index],
    teamName: nameOf(teams[index]),
    value: index === 0 ? team1Score : team2Score,
    onChange: (score: number | null) => onChange({ ...draft, [index === 0 ? 'team1Score' : 'team2Score']: score }),
  });
  const forfeits = ending === 'forfeitByTeam1' ? teams[1] : ending === 'forfeitByTeam2' ? teams[0] : TBD;
  return (
    <>
      {isPlayed && <ScoreEntry sides={[side(0), side(1)]} />}
      {isPlayed && isLevel && !isEmpty && (
        <ChoiceCards
          legend={t('game.winner')}
          hint={t('game.winnerHint')}
          columns={2}
          value={winner ?? nobody}
          onChange={choose}
          choices={teamChoices}
        />
      )}
      <EndingField
        teamNames={[nameOf(teams[0]), nameOf(teams[1])]}
        value={ending}
        isBracket
        othersWait={othersWait}
        onChange={(next) => onChange({ ...draft, ending: next })}
      />
      {!isPlayed && forfeits !== TBD && (
        <p>{t('organizerSchedule:correct.forfeitScore', { winner: nameOf(forfeits), score: resultText(tournament.forfeitGoals, 0) })}</p>
      )}
      {isPlayed && isEmpty && isWalkover && (
        <ChoiceCards
          legend={t('game.walkover')}
          hint={t('game.walkoverHint')}
          columns={2}
          value={winner ?? nobody}
          onChange={choose}
          choices={[...teamChoices, { value: nobody, label: t('game.nobody') }]}
        />
      )}
      {isPlayed && isEmpty && !isWalkover && (
        <Button variant="quiet" size="small" onClick={() => setWalkover(true)}>
          {t('game.notPlayed')}
        </Button>
      )}
    </>
  );
}
