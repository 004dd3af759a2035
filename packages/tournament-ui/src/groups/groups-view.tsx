import { groupLetter, listGroupIds, type Team, type TeamId, waitingTeams } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, space } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { ListCard } from '../layout/list-card';
import { LinkedTeam } from '../teams/linked-team';

export interface GroupsViewProps {
  readonly groups: Readonly<Record<string, readonly TeamId[]>>;
  readonly teams: readonly Team[];
}

const Grid = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  article {
    height: 100%;
  }
  [data-waiting] {
    border-style: dashed;
    color: ${color.ink2};
  }
`;

/** Groups with their teams, and the waiting teams. */
export const GroupsView = memo(function GroupsView({ groups, teams }: GroupsViewProps) {
  const { t } = useTranslation('tournament');
  const waiting = waitingTeams(teams, groups).map(({ id }) => id);
  const cards = [
    ...listGroupIds(groups).map((groupId) => ({
      key: groupId as string,
      title: t('groups.group', { letter: groupLetter(groupId) }),
      members: groups[groupId] ?? [],
      isWaiting: false,
    })),
    ...(waiting.length > 0 ? [{ key: 'waiting', title: t('groups.waiting'), members: waiting, isWaiting: true }] : []),
  ];
  return (
    <Grid>
      {cards.map(({ key, title, members, isWaiting }) => (
        <ListCard as="article" key={key} data-waiting={isWaiting || undefined}>
          <h3>{title}</h3>
          <ol>
            {members.map((id) => (
              <li key={id}>
                <LinkedTeam id={id} />
              </li>
            ))}
          </ol>
        </ListCard>
      ))}
    </Grid>
  );
});
