import { limits, type PlayerId, type Profile, type Tournament } from '@courtside/domain';
import { mixerPlayerName } from '@courtside/tournament-ui';

/** Players of a mixer, with the skills that the organizer and they themselves have set. */
export interface MixerPlayers {
  readonly ids: readonly PlayerId[];
  /** The profile's name, or the typed one. */
  readonly nameOf: (id: PlayerId) => string;
  /** The skill that the player has set, 1–10; null if unknown. */
  readonly getOwnSkill: (id: PlayerId) => number | null;
  /** The skill that an organizer has set instead; null if none has. */
  readonly getSetSkill: (id: PlayerId) => number | null;
  /** The skill that counts; null if unknown. */
  readonly skillOf: (id: PlayerId) => number | null;
}

/** @param missing the name of an account without a profile */
export function mixerPlayers(
  { playerIds, skillOverrides }: Pick<Tournament, 'playerIds' | 'skillOverrides'>,
  profiles: ReadonlyMap<string, Profile>,
  missing: string,
): MixerPlayers {
  const getOwnSkill = (id: PlayerId) => profiles.get(id)?.skill ?? null;
  const getSetSkill = (id: PlayerId) => (Object.hasOwn(skillOverrides, id) ? skillOverrides[id] : undefined) ?? null;
  return {
    ids: playerIds,
    nameOf: mixerPlayerName(profiles, missing),
    getOwnSkill,
    getSetSkill,
    skillOf: (id) => getSetSkill(id) ?? getOwnSkill(id),
  };
}

/** Returns the skill that counts in a draw: an unknown one has the same value everywhere. */
export const countedSkill = (skill: number | null): number => skill ?? limits.skill.unknown;
