import { courtLetter } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { media, SelectField, space, useKeptState, visuallyHidden } from '@courtside/ui';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { showAll, type ScheduleFilter } from './filter';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  > :nth-child(-n + 2) {
    flex: 1 1 7rem;
    max-width: 16rem;
  }
  /* On a phone the choices name themselves, and the first games have the room of the labels. */
  @media ${media.phone} {
    label {
      ${visuallyHidden}
    }
  }
  @media print {
    display: none;
  }
`;

const lettersOf = (courtCount: number): readonly string[] => Array.from({ length: courtCount }, (_, court) => courtLetter(court));

/** The user's filter, restored when they return to the page. A team or a court that no longer exists filters nothing. */
export function useScheduleFilter(
  hasTeam: (id: string) => boolean,
  courtCount: number,
): { readonly filter: ScheduleFilter; readonly change: (change: Partial<ScheduleFilter>) => void } {
  const [chosenTeam, setTeam] = useKeptState<string>('schedule team', showAll.team);
  const [chosenCourt, setCourt] = useKeptState<string>('schedule court', showAll.court);
  const team = hasTeam(chosenTeam) ? chosenTeam : showAll.team;
  const court = courtCount > 1 && lettersOf(courtCount).includes(chosenCourt) ? chosenCourt : showAll.court;
  const filter = useMemo(() => ({ team, court }), [team, court]);
  const change = (next: Partial<ScheduleFilter>) => {
    if (next.team !== undefined) setTeam(next.team);
    if (next.court !== undefined) setCourt(next.court);
  };
  return { filter, change };
}

export interface ScheduleFiltersProps {
  /** Teams to filter by, in the order to offer them. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly courtCount: number;
  readonly filter: ScheduleFilter;
  readonly onChange: (change: Partial<ScheduleFilter>) => void;
  /** Other content of the line. */
  readonly children?: ReactNode;
}

/** Chooses the games of one team, or of one court. */
export function ScheduleFilters({ teams, courtCount, filter, onChange, children }: ScheduleFiltersProps) {
  const { t } = useTranslation('schedule');
  const courts = lettersOf(courtCount);
  return (
    <Filters>
      <SelectField label={t('filter.team')} value={filter.team} onChange={({ target }) => onChange({ team: target.value })}>
        <option value="">{t('filter.allTeams')}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {courts.length > 1 && (
        <SelectField label={t('filter.court')} value={filter.court} onChange={({ target }) => onChange({ court: target.value })}>
          <option value="">{t('filter.allCourts')}</option>
          {courts.map((letter) => (
            <option key={letter} value={letter}>
              {t('court', { letter })}
            </option>
          ))}
        </SelectField>
      )}
      {children}
    </Filters>
  );
}
