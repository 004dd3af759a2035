import { limits, type PlayerId, type Profile, type Tournament } from '@courtside/domain';
import { formatPersonName } from '@courtside/i18n';

/** Players of a mixer, with what the organiser and they themselves say of them. */
export interface MixerPlayers {
  readonly ids: readonly PlayerId[];
  /** The profile's name, or the id where there is none. */
  readonly nameOf: (id: PlayerId) => string;
  /** What the player says, 1–10; null when unknown. */
  readonly ownSkillOf: (id: PlayerId) => number | null;
  /** What an organiser set instead; null where nobody did. */
  readonly setSkillOf: (id: PlayerId) => number | null;
  /** What counts; null when nobody knows. */
  readonly skillOf: (id: PlayerId) => number | null;
}

export function mixerPlayers(
  { playerIds, skillOverrides }: Pick<Tournament, 'playerIds' | 'skillOverrides'>,
  profiles: ReadonlyMap<string, Profile>,
): MixerPlayers {
  const ownSkillOf = (id: PlayerId) => profiles.get(id)?.skill ?? null;
  const setSkillOf = (id: PlayerId) => (Object.hasOwn(skillOverrides, id) ? skillOverrides[id] : undefined) ?? null;
  return {
    ids: playerIds,
    nameOf: (id) => formatPersonName(profiles.get(id)?.name ?? '') || id,
    ownSkillOf,
    setSkillOf,
    skillOf: (id) => setSkillOf(id) ?? ownSkillOf(id),
  };
}

/** The skill that an unknown one counts as is written the same way wherever it counts. */
export const countedSkill = (skill: number | null): number => skill ?? limits.skill.unknown;
