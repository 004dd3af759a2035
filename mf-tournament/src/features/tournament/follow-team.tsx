import type { Team, TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';

const Place = styled.div`
  max-width: 22rem;
  @media print {
    display: none;
  }
`;

export interface FollowTeamProps {
  readonly teams: readonly Team[];
  readonly mine: TeamId | null;
  readonly onChange: (team: TeamId | null) => void;
}

/** Chooses the team that is marked on the whole page. */
export const FollowTeam = memo(function FollowTeam({ teams, mine, onChange }: FollowTeamProps) {
  const { t } = useTranslation('tournament');
  const byName = useMemo(() => [...teams].sort((a, b) => a.name.localeCompare(b.name)), [teams]);
  return (
    <Place>
      <SelectField label={t('teams.follow')} hint={t('teams.followHint')} value={mine ?? ''} onChange={({ target }) => onChange((target.value || null) as TeamId | null)}>
        <option value="">{t('teams.followNone')}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Place>
  );
});
