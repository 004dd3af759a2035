import { watchStageGames, watchStages } from '../repositories/games';
import { furtherStagesLoader } from './further-stages';

/** The brackets of a tournament beyond the first with their games, watched. A page without a tournament, or of one without such brackets, reads nothing. */
export const useFurtherStages = furtherStagesLoader(watchStages, watchStageGames);
