import type { MatchId, TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { color, CourtBadge, IconButton, isCourtLetter, line, MinusIcon, Notice, PlusIcon, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import { ScoreBox } from '../../score-book/score-box';
import { useScore, useScoreBook } from '../../score-book/score-book-context';
import type { Side } from '../../score-book/score-types';
import { ScoreMark, ScoreTrouble } from '../../score-book/score-state';

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

/** The name has the room of some words, or a line of its own. */
const Team = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  ${type.d4}
  > :first-child {
    flex: 1 1 9rem;
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  max-width: 100%;
  input {
    flex: 0 1 auto;
    min-width: 2.5rem;
  }
  button {
    flex: 0 1 auto;
    width: 4rem;
    min-width: 44px;
    height: 4.5rem;
    border: ${line.control} solid ${color.lineStrong};
  }
`;

export interface CourtCardProps {
  readonly row: TimetableRow & { readonly entry: MatchId };
  readonly isLive: boolean;
  readonly canScore: boolean;
}

/** One game at the court: names and numbers that a thumb hits. */
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
      <Counter matchId={match.id} side="team1Score" teamId={match.team1Id} canScore={canScore} />
      <Counter matchId={match.id} side="team2Score" teamId={match.team2Id} canScore={canScore} />
      <ScoreTrouble matchId={match.id} teamNames={{ team1Score: nameOf(match.team1Id), team2Score: nameOf(match.team2Id) }} />
    </Card>
  );
}

function Counter({
  matchId,
  side,
  teamId,
  canScore,
}: {
  readonly matchId: MatchId;
  readonly side: Side;
  readonly teamId: string;
  readonly canScore: boolean;
}) {
  const { t } = useTranslation('organizerSchedule');
  const { nameOf } = useSchedule();
  const book = useScoreBook();
  const value = useScore(matchId)[side];
  const team = nameOf(teamId);
  return (
    <Team>
      <TeamName id={teamId} discSize={28} />
      <Count>
        {/* From 0 one fewer empties the box: a goal entered by mistake goes away without a keyboard. */}
        <IconButton
          label={t('mode.minus', { team })}
          disabled={!canScore || value === null}
          onClick={() => book.edit(matchId, side, value === null || value === 0 ? null : value - 1)}
        >
          <MinusIcon size={28} />
        </IconButton>
        <ScoreBox matchId={matchId} side={side} teamName={team} readOnly={!canScore} large />
        <IconButton label={t('mode.plus', { team })} disabled={!canScore} onClick={() => book.edit(matchId, side, (value ?? 0) + 1)}>
          <PlusIcon size={28} />
        </IconButton>
      </Count>
    </Team>
  );
}
