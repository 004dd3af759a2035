/**
 * The last parts of the elements' names: `courtside-now`. Public like the attributes: pages all over the web use them, so they never
 * change.
 */
export const names = ['now', 'schedule', 'standings', 'bracket', 'tournaments'] as const;
export type ElementName = (typeof names)[number];

/** The attributes that elements listen to. */
export const attributes = ['tournament', 'group', 'region', 'search', 'limit', 'lang', 'theme'] as const;
