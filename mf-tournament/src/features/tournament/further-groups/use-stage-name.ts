import type { Stage } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';

/** Returns the name of a stage; the first groups, which organizers do not name, are named for their place. */
export function useStageName(): (stage: Pick<Stage, 'name' | 'kind'>) => string {
  const { t } = useTranslation('stages');
  return ({ name, kind }) => name ?? t(kind === 'swiss' ? 'firstRounds' : 'firstGroups');
}
