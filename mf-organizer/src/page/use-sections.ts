import { hasBracket, hasSchedule, sections, type SectionId, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { sectionTitles } from '@courtside/tournament-ui';
import { useState } from 'react';

type Row = (typeof sections)[number];
type Stage = 'ready' | 'schedule' | 'bracket';

/** Where one is in the work: getting ready, playing the schedule, playing the bracket. */
const stageOf = (tournament: Tournament): Stage => (hasBracket(tournament) ? 'bracket' : hasSchedule(tournament) ? 'schedule' : 'ready');

/** What is worked on comes first: before play the entries, later the section that is played, and the rest of play. */
function inOrderOfWork(stage: Stage): readonly Row[] {
  const parts: readonly Row['part'][] =
    stage === 'ready' ? ['about', 'entries', 'play', 'players'] : ['play', 'entries', 'players', 'about'];
  const rank = ({ id, part }: Row) => (id === stage ? -1 : parts.indexOf(part));
  return [...sections].sort((a, b) => rank(a) - rank(b));
}

/** What somebody who has just ceased to organise still reads: nothing that is a tool. */
const isReadable = ({ part }: Row): boolean => part === 'about' || part === 'entries';

/**
 * The sections of an organiser's page; each `id` is its address inside the page. They stand in the order of the work as it is when the page is opened:
 * what is played comes first, what is settled last. While the page is open nothing changes its place. Who does not organise gets no tools.
 */
export function useSections(
  tournament: Tournament,
  teamCount: number,
  isOrganizer: boolean,
): readonly { readonly id: SectionId; readonly label: string }[] {
  const { t } = useTranslation(['tournament', 'schedule', 'bracket', 'standings']);
  const [rows] = useState(() => inOrderOfWork(stageOf(tournament)));
  return rows
    .filter((row) => (isOrganizer || isReadable(row)) && ('organizers' in row ? row.organizers : row.exists)(tournament, teamCount))
    .map(({ id }) => ({ id, label: t(sectionTitles[id]) }));
}
