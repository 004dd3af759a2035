import type { TeamId } from '@courtside/domain';
import type { SwissEvent, SwissRematch } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { color, line, media, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useReasonWords } from './use-reason-words';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  > li {
    padding: ${space[2]};
    border-top: ${line.hair} solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  ${type.table}
  font-weight: 600;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  > span {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]};
  }
  small {
    flex: none;
    color: ${color.ink3};
    ${type.meta}
  }
`;

const Why = styled.p`
  margin: ${space[0]} 0 0;
  color: ${color.ink2};
  ${type.meta}
`;

const Again = styled.strong`
  color: ${color.warn};
  font-weight: 650;
`;

export interface PairingListProps {
  readonly events: readonly SwissEvent<TeamId>[];
  readonly rematches: readonly SwissRematch<TeamId>[];
  readonly explained: boolean;
  /** Teams whose game was made by hand, so that the engine has no reason for it. */
  readonly byHand?: ReadonlySet<TeamId>;
}

const nobody: ReadonlySet<TeamId> = new Set();

/** The games of a proposed round, with points and, on request, the reasons. */
export function PairingList({ events, rematches, explained, byHand = nobody }: PairingListProps) {
  const { t } = useTranslation('organizerSchedule');
  const words = useReasonWords(events);
  const again = (a: TeamId, b: TeamId) =>
    rematches.find(({ team1Id, team2Id }) => (team1Id === a && team2Id === b) || (team1Id === b && team2Id === a));
  return (
    <List>
      {events.map((event) => {
        if (event.kind === 'ranked') return null;
        if (event.kind === 'bye') {
          return (
            <li key={event.teamId}>
              <Pair>
                <span>
                  <TeamName id={event.teamId} />
                  <small>{words.points(event.teamId)}</small>
                </span>
                <span>{t('swiss.byeWord')}</span>
              </Pair>
              {explained && <Why>{byHand.has(event.teamId) ? t('swiss.exchange.byHand') : words.bye(event)}</Why>}
            </li>
          );
        }
        const rematch = again(event.team1Id, event.team2Id);
        const isByHand = byHand.has(event.team1Id) || byHand.has(event.team2Id);
        return (
          <li key={event.team1Id}>
            <Pair>
              {[event.team1Id, event.team2Id].map((teamId) => (
                <span key={teamId}>
                  <TeamName id={teamId} />
                  <small>{words.points(teamId)}</small>
                </span>
              ))}
            </Pair>
            {rematch && (
              <Why>
                <Again>{t('swiss.rematch', { round: rematch.lastRound })}</Again>
              </Why>
            )}
            {(explained || isByHand) && (
              <Why>
                {isByHand
                  ? t('swiss.exchange.gap', { points1: words.points(event.team1Id), points2: words.points(event.team2Id) })
                  : words.pairing(event)}
              </Why>
            )}
          </li>
        );
      })}
    </List>
  );
}
