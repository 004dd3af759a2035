import { limits, type PlayerId, type Profile, type Tournament } from '@courtside/domain';
import { formatPersonName } from '@courtside/i18n';

/** Players of a mixer, with the skills that the organizer and they themselves have set. */
export interface MixerPlayers {
  readonly ids: readonly PlayerId[];
  /** The profile's name, or the id if there is no profile. */
  readonly nameOf: (id: PlayerId) => string;
  /** The skill that the player has set, 1–10; null if unknown. */
  readonly getOwnSkill: (id: PlayerId) => number | null;
  /** The skill that an organizer has set instead; null if none has. */
  readonly getSetSkill: (id: PlayerId) => number | null;
  /** The skill that counts; null if unknown. */
  readonly skillOf: (id: PlayerId) => number | null;
}

export function mixerPlayers(
  { playerIds, skillOverrides }: Pick<Tournament, 'playerIds' | 'skillOverrides'>,
  profiles: ReadonlyMap<string, Profile>,
): MixerPlayers {
  const getOwnSkill = (id: PlayerId) => profiles.get(id)?.skill ?? null;
  const getSetSkill = (id: PlayerId) => (Object.hasOwn(skillOverrides, id) ? skillOverrides[id] : undefined) ?? null;
  return {
    ids: playerIds,
    nameOf: (id) => formatPersonName(profiles.get(id)?.name ?? '') || id,
    getOwnSkill,
    getSetSkill,
    skillOf: (id) => getSetSkill(id) ?? getOwnSkill(id),
  };
}

/** Returns the skill that counts in a draw: an unknown one has the same value everywhere. */
export const countedSkill = (skill: number | null): number => skill ?? limits.skill.unknown;
