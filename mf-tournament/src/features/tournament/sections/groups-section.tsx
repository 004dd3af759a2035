import { GroupsView, Section } from '@courtside/tournament-ui';
import { useVisit } from '../visit';

/** The groups, before there is a schedule. */
export function GroupsSection() {
  const { tournament, teams } = useVisit();
  return (
    <Section id="groups">
      <GroupsView groups={tournament.groups} teams={teams} />
    </Section>
  );
}
