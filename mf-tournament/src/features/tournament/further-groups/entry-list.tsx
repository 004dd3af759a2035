import { groupLetter, isSettled, type GroupId, type TeamId } from '@courtside/domain';
import {
  evaluateEntry,
  feedGroups,
  type GroupsStage,
  type StageEntry,
  type StageId,
  type Stages,
  type StageTables,
} from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { ListCard, TeamName } from '@courtside/tournament-ui';
import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useVisit } from '../visit';
import { useStageName } from './use-stage-name';

const Root = styled.section`
  h3 {
    margin: 0;
    ${type.d3}
  }
  > p {
    width: fit-content;
    margin: ${space[1]} 0 ${space[2]};
    ${type.small}
    color: ${color.ink2};
    /* A dashed outline marks everything that is provisional. */
    &[data-provisional] {
      padding: ${space[0]} ${space[2]};
      border: ${line.control} dashed ${color.line};
      border-radius: 999px;
    }
  }
  h4 {
    margin: 0 0 ${space[2]};
    ${type.control}
  }
  > div {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }
  li small {
    display: block;
    ${type.meta}
    color: ${color.ink2};
  }
`;

type Entrants = StageEntry['entrants'];

interface EntryListProps {
  readonly stage: GroupsStage;
  readonly stages: Stages;
  readonly tables: ReadonlyMap<StageId, StageTables>;
}

/** The teams that would play groups that are not drawn yet: each by its place, with its name once there are results. */
export function EntryList({ stage, stages, tables }: EntryListProps) {
  const { t } = useTranslation(['stages', 'common']);
  const { tournament, teams, furtherGroups } = useVisit();
  const nameOf = useStageName();
  const plan = furtherGroups?.stages.find((one) => one.plan.id === stage.id)?.plan;
  const entry = evaluateEntry(stage.id, stages, tables);
  // A team that was deleted after it was named does not begin here.
  const known = entry?.entrants.filter(({ teamId }) => teams.some(({ id }) => id === teamId)) ?? [];
  if (!plan || !entry || known.length === 0) return null;
  const { entry: rule } = stage;
  const source = stages.find(({ id }) => rule.kind !== 'all' && id === rule.of);
  const hasResults = source?.kind !== 'bracket' && [...(source?.games.values() ?? [])].some((match) => isSettled(match, tournament));
  const isOneOfMany = new Set(known.flatMap(({ groupId }) => groupId || [])).size > 1;
  return (
    <Root aria-labelledby={`entry-${stage.id}`}>
      <h3 id={`entry-${stage.id}`}>{nameOf(stage)}</h3>
      <p data-provisional={entry.isProvisional || undefined}>{t(entry.isProvisional ? 'provisional' : 'notDrawn')}</p>
      <div>
        {dealOut(known, plan).map(({ group, entrants }) => (
          <ListCard key={group ?? 'all'}>
            {group !== null && <h4>{t('common:group', { letter: groupLetter(group) })}</h4>}
            <ol>
              {entrants.map((entrant) => (
                <li key={entrant.teamId}>
                  <small>
                    <Place {...entrant} isOneOfMany={isOneOfMany} />
                  </small>
                  {(hasResults || entrant.groupId === '') && <TeamName id={entrant.teamId} />}
                </li>
              ))}
            </ol>
          </ListCard>
        ))}
      </div>
    </Root>
  );
}

function Place({ rank, groupId, isOneOfMany }: Entrants[number] & { readonly isOneOfMany: boolean }) {
  const { t } = useTranslation('stages');
  if (groupId === '') return t('named');
  if (!isOneOfMany) return t('rank', { rank });
  const key = rank === 1 ? 'place1' : rank === 2 ? 'place2' : rank === 3 ? 'place3' : 'place';
  return t(key, { rank, letter: groupLetter(groupId as GroupId) });
}

interface Dealt {
  /** Null if they can't be dealt out yet, or there is one group. */
  readonly group: GroupId | null;
  readonly entrants: Entrants;
}

/** Deals teams out as the draw would; all in one list while there are too few of them. */
function dealOut(entrants: Entrants, plan: Parameters<typeof feedGroups>[1]): readonly Dealt[] {
  if (plan.groupCount === 1) return [{ group: null, entrants }];
  try {
    const byTeam = new Map<TeamId, Entrants[number]>(entrants.map((entrant) => [entrant.teamId, entrant]));
    return Object.entries(feedGroups(entrants, plan)).map(([group, teams]) => ({
      group: group as GroupId,
      entrants: teams.flatMap((team) => byTeam.get(team) ?? []),
    }));
  } catch {
    return [{ group: null, entrants }];
  }
}
