import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import { namedPlayer, type NamedProfile } from './named-players';

/** Returns the name of a player of a mixer: that of the profile, the typed one, or `missing` for an account without a profile. */
export const mixerPlayerName =
  (profiles: ReadonlyMap<string, NamedProfile>, missing: string) =>
  (player: string): string =>
    namedPlayer(player, profiles)?.name ?? missing;

/**
 * Returns what is shown for an account without a profile, such as a deleted one.
 * @param isReading profiles are being read, so that an account may still get its name
 */
export function useMissingName(isReading: boolean): string {
  const { t } = useTranslation('tournament');
  return isReading ? '…' : t('scorers.unknown');
}

/** Returns the function that names the players of a mixer. */
export function useMixerPlayerName(profiles: ReadonlyMap<string, NamedProfile>, isReading: boolean): (player: string) => string {
  const missing = useMissingName(isReading);
  return useMemo(() => mixerPlayerName(profiles, missing), [profiles, missing]);
}
