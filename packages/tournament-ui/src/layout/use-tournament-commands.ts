import type { SectionId, Team } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import {
  CalendarIcon,
  CircleUserIcon,
  ClockIcon,
  InfoIcon,
  LayersIcon,
  ListOrderedIcon,
  NetworkIcon,
  TrophyIcon,
  useCommands,
  UsersIcon,
  type Command,
} from '@courtside/ui';
import { useMemo } from 'react';
import { sectionTitle } from './section-title';

/** A section, or the games of now above them. */
type PagePart = SectionId | 'now';

const icons: Readonly<Record<PagePart, Command['icon']>> = {
  now: ClockIcon,
  details: InfoIcon,
  teams: UsersIcon,
  schedule: CalendarIcon,
  bracket: NetworkIcon,
  standings: ListOrderedIcon,
  scorers: TrophyIcon,
  groups: LayersIcon,
  players: CircleUserIcon,
};

interface TournamentPage {
  readonly id: string;
  readonly sections: readonly { readonly id: PagePart; readonly label: string }[];
  /** Those that have a page. */
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
}

/** Offers the sections of an open tournament page in the command menu, and its teams in searches. */
export function useTournamentCommands({ id, sections, teams }: TournamentPage): void {
  const { t } = useTranslation('tournament');
  const [group, teamGroup] = [t('sections'), t(sectionTitle('teams'))];
  // A new list at each render, of the same sections.
  const titles = JSON.stringify(sections.map((section) => [section.id, section.label]));
  const commands = useMemo(
    (): readonly Command[] => [
      ...(JSON.parse(titles) as readonly (readonly [PagePart, string])[]).map(([section, label]) => ({
        key: `section ${section}`,
        label,
        group,
        icon: icons[section],
        does: `#${section}`,
      })),
      ...teams.map((team) => ({
        key: `of ${team.id}`,
        label: team.name,
        group: teamGroup,
        icon: UsersIcon,
        isHidden: true,
        does: linkTo('team', id, team.id),
      })),
    ],
    [titles, group, teams, teamGroup, id],
  );
  useCommands(commands);
}
