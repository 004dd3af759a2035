import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { Button, ChoiceCards, media, ScoreField, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import type { ResultDraft } from './result-model';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  ${type.d4}
  @media ${media.phone} {
    ${type.body}
    font-weight: 650;
  }
`;

export interface GameResultFieldsProps {
  readonly teams: readonly [TeamId, TeamId];
  readonly draft: ResultDraft;
  readonly onChange: (draft: ResultDraft) => void;
}

const nobody = '';

/** Both scores, and the winner where they do not say it. */
export function GameResultFields({ teams, draft, onChange }: GameResultFieldsProps) {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  const { team1Score, team2Score, winner } = draft;
  const isLevel = team1Score === team2Score;
  const isEmpty = isLevel && team1Score === null;
  // A game that was not played is rare: its question comes when it is asked for.
  const [isWalkover, setWalkover] = useState(isEmpty && winner !== null);
  const teamChoices = teams.map((id) => ({ value: id as string, label: nameOf(id) }));
  const choose = (choice: string) => onChange({ ...draft, winner: choice === nobody ? null : (choice as TeamId) });
  return (
    <>
      <Line>
        <TeamName id={teams[0]} discSize={28} />
        <ScoreField
          large
          label={t('game.scoreOf', { team: nameOf(teams[0]) })}
          value={team1Score}
          onChange={(score) => onChange({ ...draft, team1Score: score })}
        />
      </Line>
      <Line>
        <TeamName id={teams[1]} discSize={28} />
        <ScoreField
          large
          label={t('game.scoreOf', { team: nameOf(teams[1]) })}
          value={team2Score}
          onChange={(score) => onChange({ ...draft, team2Score: score })}
        />
      </Line>
      {isLevel && !isEmpty && (
        <ChoiceCards
          legend={t('game.winner')}
          hint={t('game.winnerHint')}
          columns={2}
          value={winner ?? nobody}
          onChange={choose}
          choices={teamChoices}
        />
      )}
      {isEmpty && isWalkover && (
        <ChoiceCards
          legend={t('game.walkover')}
          hint={t('game.walkoverHint')}
          columns={2}
          value={winner ?? nobody}
          onChange={choose}
          choices={[...teamChoices, { value: nobody, label: t('game.nobody') }]}
        />
      )}
      {isEmpty && !isWalkover && (
        <Button variant="quiet" size="small" onClick={() => setWalkover(true)}>
          {t('game.notPlayed')}
        </Button>
      )}
    </>
  );
}
