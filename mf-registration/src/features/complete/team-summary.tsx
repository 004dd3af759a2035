import type { Tournament } from '@courtside/domain';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useContact, useRegisteredTeam, type RegisteredTeam } from './use-registered-team';

const List = styled.dl`
  margin: 0;
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]};
  border-block: ${line.hair} solid ${color.line};
  dt {
    ${type.meta}
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd[data-name] {
    ${type.d3}
  }
`;

interface TeamSummaryProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly isReadable: boolean;
  /** As it was just sent, for tournaments whose teams are not shown. */
  readonly sent: RegisteredTeam | null;
}

/** What the captain registered, as far as it may be read. */
export function TeamSummary({ tournament, teamId, isReadable, sent }: TeamSummaryProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const team = useRegisteredTeam(tournament, teamId, isReadable) ?? sent;
  const email = useContact(tournament.id, teamId);
  const names = team?.players.flatMap((name) => (name === null ? [] : [formatPersonName(name)])) ?? [];
  const free = (team?.players.length ?? 0) - names.length;
  if (!team && !email) return null;
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
