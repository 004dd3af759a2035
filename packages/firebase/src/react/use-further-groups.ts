import { watchGroupGames, watchGroupStages } from '../repositories/further-groups';
import { furtherGroupsLoader } from './further-groups';

/** The groups of a tournament beyond the first with their games, watched. A page without a tournament, or of one without such groups, reads nothing. */
export const useFurtherGroups = furtherGroupsLoader(watchGroupStages, watchGroupGames);
