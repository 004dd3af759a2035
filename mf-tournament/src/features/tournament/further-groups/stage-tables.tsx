import { hasSchedule, isHayes, standingNotes } from '@courtside/domain';
import { finalPlaces } from '@courtside/domain/after';
import {
  fedBy,
  readTables,
  teamsIn,
  type GroupsStage,
  type StageId,
  type Stages,
  type StageTables as Read,
} from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { cutAfter, RankingList, StandingsTable, teamsShownInBracket } from '@courtside/tournament-ui';
import { space, Stack, type } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useVisit, type Visit } from '../visit';
import { EntryList } from './entry-list';
import { UnreadPart } from '../unread-part';
import { useCarried } from './use-carried';
import { useStageName } from './use-stage-name';

const Heading = styled.h3`
  margin: 0 0 ${space[2]};
  ${type.d3}
`;

const Tables = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
`;

interface StageTablesProps {
  /** Shows below each row the reason why it is ahead of the next. */
  readonly explained: boolean;
}

/**
 * The tables of all group stages: those that are drawn last are above, those that are not drawn yet below, with the teams that would play them
 * now. After the event all teams are ranked first.
 */
export function StageTables({ explained }: StageTablesProps) {
  const { t } = useTranslation('bracket');
  const { stages, furtherGroups, teams, failed, retry, phase } = useVisit();
  const tables = useMemo(() => (stages ? readTables(stages, teams) : null), [stages, teams]);
  const places = useMemo(() => (stages && phase === 'over' ? finalPlaces(stages, teams) : []), [stages, teams, phase]);
  if (!stages || !tables) return null;
  const groups = stages.flatMap((stage) => (stage.kind === 'bracket' ? [] : [stage]));
  // Without their games their tables would be wrong.
  const isUnread = ({ id }: GroupsStage) => furtherGroups?.stages.some(({ plan, games }) => plan.id === id && !games);
  const drawn = groups.filter((stage) => hasSchedule(stage) && !isUnread(stage)).reverse();
  return (
    <Stack>
      {failed.groups && <UnreadPart retry={retry} />}
      {places.length > 0 && <RankingList id="event-ranking" title={t('ranking')} teams={places} />}
      {drawn.map((stage) => (
        <TablesOfStage key={stage.id} {...{ stage, stages, tables, explained }} />
      ))}
      {groups
        .filter((stage) => !hasSchedule(stage) && stage.entry.kind !== 'all')
        .map((stage) => (
          <EntryList key={stage.id} {...{ stage, stages, tables }} />
        ))}
    </Stack>
  );
}

interface TablesOfStageProps extends StageTablesProps {
  readonly stage: GroupsStage;
  readonly stages: Stages;
  readonly tables: ReadonlyMap<StageId, Read>;
}

function TablesOfStage({ stage, stages, tables, explained }: TablesOfStageProps) {
  const { tournament } = useVisit();
  const nameOf = useStageName();
  const carriedIn = useCarried(stage, stages, tables);
  const cutIn = useCuts(tournament, stage, stages);
  const read = tables.get(stage.id);
  if (!read) return null;
  const name = nameOf(stage);
  const counted = [...read.carriedGames, ...stage.games.values()];
  return (
    <section aria-labelledby={`tables-${stage.id}`}>
      <Heading id={`tables-${stage.id}`}>{name}</Heading>
      <Tables>
        {read.tables.map(({ groupId, rows }) => (
          <StandingsTable
            key={groupId}
            {...{ groupId, rows, explained }}
            {...cutIn(rows)}
            stage={name}
            isHeaded
            named={read.tables.length > 1}
            notes={standingNotes(stage.groups[groupId] ?? [], counted, stage)}
            carried={carriedIn(groupId)}
          />
        ))}
      </Tables>
    </section>
  );
}

type Rows = Read['tables'][number]['rows'];

/** Returns the cut of a table: the teams above it play on in the stage of its first team. */
function useCuts(tournament: Visit['tournament'], stage: GroupsStage, stages: Stages) {
  const { t } = useTranslation('stages');
  const fed = fedBy(stages, stage.id).filter(({ isPublic }) => isPublic);
  return (rows: Rows) => {
    const [best] = rows;
    const next = best && fed.find((one) => teamsIn(one).includes(best.teamId));
    if (!next) return {};
    const through = next.id === 'bracket' ? teamsShownInBracket(tournament) : new Set(teamsIn(next));
    return {
      cutAfter: cutAfter(rows, through),
      isMainCut: next.id === 'bracket' && isHayes(tournament.bracketType),
      ...(next.name === undefined ? {} : { cutText: t('cut', { stage: next.name }) }),
    };
  };
}
