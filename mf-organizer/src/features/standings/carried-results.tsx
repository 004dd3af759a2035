import type { StageTables } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { countedScores, resultText, useTeamName } from '@courtside/tournament-ui';
import { type as text } from '@courtside/ui';
import styled from 'styled-components';
import { FoldedLines } from '../../results/folded-lines';

const Heading = styled.h3`
  ${text.d4}
  margin: 0;
`;

interface CarriedResultsProps {
  readonly carried: Pick<StageTables, 'carriedGames' | 'carriedPoints'>;
  readonly forfeitGoals: number;
}

/** The results of an earlier stage that count in a table: its games, or the points with which each team begins. */
export function CarriedResults({ carried: { carriedGames, carriedPoints }, forfeitGoals }: CarriedResultsProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const nameOf = useTeamName();
  const games = carriedGames.map((game) => {
    const teams = t('organizerSchedule:versus', { team1: nameOf(game.team1Id), team2: nameOf(game.team2Id) });
    return `${teams}: ${resultText(...countedScores(game, forfeitGoals))}`;
  });
  const points = [...carriedPoints].map(([team, count]) => t('furtherGroups.carriedPoints', { team: nameOf(team), count }));
  const lines = [...games, ...points];
  if (lines.length === 0) return null;
  return (
    <div>
      <Heading>{t('furtherGroups.carriedTitle')}</Heading>
      <FoldedLines lines={lines} />
    </div>
  );
}
