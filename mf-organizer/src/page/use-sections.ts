import { inOrderOfWork, workPhase, type SectionId, type SectionRow, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { sectionTitle } from '@courtside/tournament-ui';
import { useState } from 'react';

/** What somebody who has just ceased to organise still reads: nothing that is a tool. */
const isReadable = ({ part }: SectionRow): boolean => part === 'about' || part === 'entries';

/**
 * The sections of an organiser's page; each `id` is its address inside the page. They stand in the order of the work as it is when the page is opened:
 * what is played comes first, what is settled last, with the details at the end. While the page is open nothing changes its place. Who does not organise gets no tools.
 */
export function useSections(
  tournament: Tournament,
  teamCount: number,
  isOrganizer: boolean,
): readonly { readonly id: SectionId; readonly label: string }[] {
  const { t } = useTranslation('tournament');
  const [rows] = useState(() => {
    const ordered = inOrderOfWork(workPhase(tournament));
    // What is set once is no wall before the teams: the steps above lead to it.
    return [...ordered.filter(({ part }) => part !== 'about'), ...ordered.filter(({ part }) => part === 'about')];
  });
  return rows
    .filter((row) => (isOrganizer || isReadable(row)) && ('organizers' in row ? row.organizers : row.exists)(tournament, teamCount))
    .map(({ id }) => ({ id, label: t(sectionTitle(id)) }));
}
