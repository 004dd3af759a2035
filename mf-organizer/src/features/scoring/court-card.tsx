import type { Match, MatchId, TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Outcome } from '@courtside/tournament-ui';
import { color, CourtBadge, isCourtLetter, line, Notice, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import { ScoreEntry } from '../../results/score-entry';
import { useScoreBox } from '../../score-book/score-box';
import { ScoreMark, ScoreTrouble } from '../../score-book/score-state';
import { takesScores } from '../../score-book/takes-scores';

const Card = styled.article<{ $live: boolean }>`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: ${line.control} solid ${({ $live }) => ($live ? color.ball : color.lineStrong)};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${type.d4}
`;

export interface CourtCardProps {
  readonly row: TimetableRow & { readonly entry: MatchId };
  readonly isLive: boolean;
  readonly canScore: boolean;
}

/** One game at the court: names and numbers large enough for a thumb. */
export function CourtCard({ row, isLive, canScore }: CourtCardProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { matches, gameName, nameOf } = useSchedule();
  const match = matches.get(row.entry);
  if (!match) return <Notice kind="error">{t('problem.teamsNotFound', { id: row.entry })}</Notice>;
  return (
    <Card $live={isLive} aria-label={gameName(row.entry)}>
      <Head>
        {isCourtLetter(row.courtLetter) && (
          <CourtBadge letter={row.courtLetter} label={t('common:court', { letter: row.courtLetter })} size="large" />
        )}
        <span>{row.time}</span>
        <ScoreMark matchId={match.id} />
      </Head>
      <MatchScores match={match} canScore={canScore && takesScores(match)} />
      {match.play?.state === 'playing' && <p>{t('row.isOn')}</p>}
      <Outcome play={match.play} team1Id={match.team1Id} team2Id={match.team2Id} />
      <ScoreTrouble
        matchId={match.id}
        isOn={match.play?.state === 'playing'}
        teamNames={{ team1Score: nameOf(match.team1Id), team2Score: nameOf(match.team2Id) }}
      />
    </Card>
  );
}

function MatchScores({ match: { id, team1Id, team2Id }, canScore }: { readonly match: Match; readonly canScore: boolean }) {
  const { nameOf } = useSchedule();
  const [one, other] = [useScoreBox(id, 'team1Score'), useScoreBox(id, 'team2Score')];
  return (
    <ScoreEntry
      sides={[
        { teamId: team1Id, teamName: nameOf(team1Id), ...one },
        { teamId: team2Id, teamName: nameOf(team2Id), ...other },
      ]}
      readOnly={!canScore}
    />
  );
}
