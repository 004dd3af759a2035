import { inOrderOfWork, workPhase, type SectionId, type SectionRow, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { sectionTitle } from '@courtside/tournament-ui';
import { useState } from 'react';

/** The sections that a user who has just stopped being an organizer can still read: none with tools. */
const isReadable = ({ part }: SectionRow): boolean => part === 'about' || part === 'entries';

/**
 * Returns the sections of an organizer's page; each `id` is its address in the page. Their order is fixed when the page is opened: the
 * sections in play come first, finished ones last, with the details at the end. A user who is not an organizer gets no tools.
 */
export function useSections(
  tournament: Tournament,
  teamCount: number,
  isOrganizer: boolean,
): readonly { readonly id: SectionId; readonly label: string }[] {
  const { t } = useTranslation('tournament');
  const [rows] = useState(() => {
    const ordered = inOrderOfWork(workPhase(tournament));
    // Settings that are made once come after the teams: the steps above link to them.
    return [...ordered.filter(({ part }) => part !== 'about'), ...ordered.filter(({ part }) => part === 'about')];
  });
  return rows
    .filter((row) => (isOrganizer || isReadable(row)) && ('organizers' in row ? row.organizers : row.exists)(tournament, teamCount))
    .map(({ id }) => ({ id, label: t(sectionTitle(id)) }));
}
