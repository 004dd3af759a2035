import * as v from 'valibot';
import type { TeamId } from '../entities';
import { countSchema, createListSchema, parseSalvaging, withValue, type ParseResult } from '../entities/parse';
import { groupsFields, tableFields } from '../entities/stage-fields';
import { limits } from '../limits';
import type { FurtherStageId } from './entry-rule';
import { carries, feeds } from './groups-choices';
import type { GroupsPlan, StagePlan } from './groups-plan';
import { parseBracketPlan, planFields } from './parse-bracket-plan';

const stored = v.object({
  ...planFields,
  kind: v.literal('groups'),
  groupCount: countSchema(limits.groups.minimum, limits.groups.maximum, limits.groups.minimum),
  // A stage with a choice of a later release can't be read: with another one its tables would be wrong.
  feed: v.picklist(feeds),
  carries: v.picklist(carries),
  firstDay: countSchema(0, 1000, 0),
  namedTeamIds: createListSchema<TeamId>(),
  ...groupsFields,
  ...tableFields,
});

const parseGroupsPlan = (id: string, data: unknown): ParseResult<GroupsPlan> =>
  withValue(parseSalvaging(stored, data), (value): GroupsPlan => ({ ...value, id: id as FurtherStageId }));

/** Reads the document of a further stage of either kind. A stage of a kind that this release does not know gives an error. */
export const parseStage = (id: string, data: unknown): ParseResult<StagePlan> =>
  (data as { readonly kind?: unknown } | null)?.kind === 'groups' ? parseGroupsPlan(id, data) : parseBracketPlan(id, data);
