import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { Terms } from '../../teams/terms';
import type { RegisteredTeam } from '../../teams/use-registered-team';

const List = styled(Terms)`
  gap: ${space[2]};
  padding-block: ${space[3]};
  border-block: ${line.hair} solid ${color.line};
  dd[data-name] {
    ${type.d3}
  }
`;

interface TeamSummaryProps {
  readonly team: RegisteredTeam | null;
  /** The number of players in a team of this tournament. A player who leaves frees no place for another. */
  readonly places: number;
  /** The address for the organizers; null until it is known. */
  readonly email: string | null;
}

/** The captain's registered team, as far as it can be read. */
export function TeamSummary({ team, places, email }: TeamSummaryProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const names = team?.players.flatMap((name) => (name === null ? [] : [formatPersonName(name)])) ?? [];
  const free = Math.max(places, team?.players.length ?? 0) - names.length;
  return (
    <List>
      {team && (
        <div>
          <dt>{t('complete.team')}</dt>
          <dd data-name>{team.name}</dd>
        </div>
      )}
      {team && (
        <div>
          <dt>{t('complete.players')}</dt>
          <dd>
            {[...(names.length > 0 ? [format.list(names)] : []), ...(free > 0 ? [t('complete.slotsFree', { count: free })] : [])].join(
              ' · ',
            )}
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('complete.contact')}</dt>
          <dd>{email}</dd>
        </div>
      )}
    </List>
  );
}
