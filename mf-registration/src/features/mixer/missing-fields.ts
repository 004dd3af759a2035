import { limits, type Profile } from '@courtside/domain';

export type ProfileField = 'name' | 'pronouns' | 'club' | 'region' | 'skill';

/** What a player's profile lacks, in the order of its form; everything, where there is none. */
export function missingFields(profile: Profile | null): readonly ProfileField[] {
  const texts = (['name', 'pronouns', 'club', 'region'] as const).filter((field) => !profile?.[field].trim());
  const { skill } = profile ?? { skill: null };
  const isKnown = skill !== null && skill >= limits.skill.minimum && skill <= limits.skill.maximum;
  return isKnown ? texts : [...texts, 'skill'];
}
