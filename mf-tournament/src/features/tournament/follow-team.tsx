import type { Team, TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ChevronDownIcon, color, line, media, radius, space, type } from '@courtside/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';

/** A chip: label and choice on one line, as high as a finger needs. */
const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: 2.75rem;
  padding-inline-start: ${space[3]};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${type.small}
  > span {
    flex: none;
    color: ${color.ink2};
  }
  select {
    appearance: none;
    min-width: 0;
    /* As wide as usual names, not as the longest one. */
    max-width: 16rem;
    min-height: 2.5rem;
    padding: 0 2.25rem 0 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    /* Below 16 px a phone zooms in. */
    font-size: 1rem;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  @media ${media.phone} {
    flex-wrap: wrap;
    select {
      flex: 1 1 6rem;
      max-width: none;
    }
  }
  option {
    background: ${color.surface};
    color: ${color.ink};
  }
  svg {
    position: absolute;
    inset-inline-end: 0.5rem;
    pointer-events: none;
    color: ${color.ink2};
  }
  &[data-chosen] {
    background: ${color.mineTint};
    box-shadow: inset 5px 0 ${color.mine};
  }
  @media print {
    display: none;
  }
`;

export interface FollowTeamProps {
  readonly teams: readonly Team[];
  readonly mine: TeamId | null;
  readonly onChange: (team: TeamId | null) => void;
}

/** Chooses the team that is highlighted on the whole page. */
export const FollowTeam = memo(function FollowTeam({ teams, mine, onChange }: FollowTeamProps) {
  const { t } = useTranslation('tournament');
  const byName = useMemo(() => [...teams].sort((a, b) => a.name.localeCompare(b.name)), [teams]);
  return (
    <Chip title={t('teams.followHint')} data-chosen={mine ? '' : undefined}>
      <span>{t('teams.follow')}</span>
      <select
        aria-label={t('teams.follow')}
        value={mine ?? ''}
        onChange={({ target }) => onChange((target.value || null) as TeamId | null)}
      >
        <option value="">{t('teams.followNone')}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={20} aria-hidden="true" />
    </Chip>
  );
});
