import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { ChoiceCards, media, ScoreField, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from '../schedule/schedule-context';
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
  return (
    <>
      <Line>
        <TeamName id={teams[0]} discSize={28} />
        <ScoreField large label={t('game.scoreOf', { team: nameOf(teams[0]) })} value={team1Score} onChange={(score) => onChange({ ...draft, team1Score: score })} />
      </Line>
      <Line>
        <TeamName id={teams[1]} discSize={28} />
        <ScoreField large label={t('game.scoreOf', { team: nameOf(teams[1]) })} value={team2Score} onChange={(score) => onChange({ ...draft, team2Score: score })} />
      </Line>
      {isLevel && (
        <ChoiceCards
          legend={isEmpty ? t('game.walkover') : t('game.winner')}
          hint={isEmpty ? t('game.walkoverHint') : t('game.winnerHint')}
          columns={2}
          value={winner ?? nobody}
          onChange={(choice) => onChange({ ...draft, winner: choice === nobody ? null : (choice as TeamId) })}
          choices={[...teams.map((id) => ({ value: id as string, label: nameOf(id) })), ...(isEmpty ? [{ value: nobody, label: t('game.nobody') }] : [])]}
        />
      )}
    </>
  );
}
