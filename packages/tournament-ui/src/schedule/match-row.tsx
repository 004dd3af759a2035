import { isMatchOfTeam } from './filter';
import type { Match, TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, ExternalLinkIcon, FlagIcon, isCourtLetter, StatusBadge, VisuallyHidden } from '@courtside/ui';
import { memo, type ReactNode } from 'react';
import { TeamName, useMyTeam, useTeamName } from '../teams/team-directory';
import { hyperlinkAddress } from './hyperlink-address';
import { winnerOf, type MatchPhase } from './match-state';
import { CourtCell, Scores, Sides } from './schedule-style';

export interface MatchRowProps {
  readonly match: Match;
  readonly row: TimetableRow;
  readonly phase: MatchPhase;
  readonly changed: boolean;
  /** The cell with the time, in the first row of its block. */
  readonly time: ReactNode;
}

/** A game: court, both teams one below the other, both scores. */
export const MatchRow = memo(function MatchRow({ match, row, phase, changed, time }: MatchRowProps) {
  const { t } = useTranslation('schedule');
  const mine = useMyTeam();
  const nameOf = useTeamName();
  const winner = winnerOf(match, phase);
  const link = hyperlinkAddress(match.hyperlink);
  const side = (number: 1 | 2) => (winner !== null && winner !== number ? true : undefined);
  return (
    <tr id={`match-${match.id}`} data-mine={(mine !== null && isMatchOfTeam(match, mine)) || undefined} data-changed={changed || undefined} data-phase={phase}>
      {time}
      <CourtCell as="td">{isCourtLetter(row.courtLetter) && <CourtBadge letter={row.courtLetter} label={t('court', { letter: row.courtLetter })} />}</CourtCell>
      <td>
        <Sides>
          <span data-lost={side(1)}>
            <TeamName id={match.team1Id} strong={winner === 1} />
          </span>
          <span data-lost={side(2)}>
            <TeamName id={match.team2Id} strong={winner === 2} />
          </span>
          {(phase === 'live' || phase === 'next' || match.referee || link || match.isTieBreaker) && (
            <small>
              {phase === 'live' && <StatusBadge status="live">{t('live')}</StatusBadge>}
              {phase === 'next' && <span>{t('next')}</span>}
              {match.isTieBreaker && <span>{t('tieBreaker')}</span>}
              {match.referee && (
                <span>
                  <FlagIcon size={14} aria-hidden="true" /> {t('referee', { name: match.referee })}
                </span>
              )}
              {link && (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  <ExternalLinkIcon size={14} aria-hidden="true" /> {t('watch')}
                  <VisuallyHidden>{t('watchOf', { one: nameOf(match.team1Id), other: nameOf(match.team2Id) })}</VisuallyHidden>
                </a>
              )}
            </small>
          )}
        </Sides>
      </td>
      <Scores>
        <span data-lost={side(1)}>
          {match.team1Score ?? ''}
          <VisuallyHidden>{match.team1Score === null ? t('noScore') : ''}</VisuallyHidden>
        </span>
        <span data-lost={side(2)}>{match.team2Score ?? ''}</span>
      </Scores>
    </tr>
  );
});
