import type { AccountConsequences } from '@courtside/firebase';
import type { TFunction } from 'i18next';

/** Returns the consequences of deleting an account, one a line; consequences that do not apply are left out. */
export function consequenceLines(consequences: AccountConsequences, t: TFunction<'profile'>): readonly string[] {
  const { openMixers, closedMixers, teamSlots, registeredTeams, organizedWithOthers } = consequences;
  return [
    t('account.delete.profile'),
    ...(teamSlots > 0 ? [t('account.delete.teamSlots', { count: teamSlots })] : []),
    ...(registeredTeams > 0 ? [t('account.delete.registeredTeams', { count: registeredTeams })] : []),
    ...(openMixers > 0 ? [t('account.delete.openMixers', { count: openMixers })] : []),
    ...(closedMixers > 0 ? [t('account.delete.closedMixers', { count: closedMixers })] : []),
    ...(organizedWithOthers > 0 ? [t('account.delete.organized', { count: organizedWithOthers })] : []),
  ];
}
