import type { PlayerId, Profile } from '@courtside/domain';
import { formatPersonName } from '@courtside/i18n';

/** Returns the name of a player of a mixer: that of the profile, or the typed one. */
export const mixerPlayerName =
  (profiles: ReadonlyMap<string, Profile>) =>
  (player: PlayerId): string =>
    formatPersonName(profiles.get(player)?.name ?? '') || player;
