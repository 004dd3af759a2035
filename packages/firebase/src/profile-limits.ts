/** The upper bounds of a profile's fields, as in the rules. Lengths are characters. */
export const profileLimits = {
  name: 80,
  pronouns: 40,
  club: 100,
  region: 100,
  skill: { minimum: 1, maximum: 10 },
} as const;

/** Returns a name in its stored form: lower case, normalized accents, without spaces around it. */
export const storedName = (name: string): string => name.normalize('NFC').toLowerCase().trim();
