export interface TimeZoneRegion {
  /** Continent or ocean; empty for zones such as UTC. */
  readonly name: string;
  readonly zones: ReadonlyArray<{ readonly id: string; readonly label: string }>;
}

/** Returns the user's own time zone, as an IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * Returns every time zone that the browser knows, by region and then by place, so that typing a city's first letters finds it.
 * @param own is listed even if the browser knows it only as an alias
 */
export function timeZoneRegions(own: string): readonly TimeZoneRegion[] {
  const ids = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].sort();
  const regions = new Map<string, Array<{ id: string; label: string }>>();
  for (const id of ids) {
    const slash = id.indexOf('/');
    const region = slash < 0 ? '' : id.slice(0, slash);
    const zones = regions.get(region) ?? [];
    zones.push({ id, label: id.slice(slash + 1).replaceAll('_', ' ') });
    regions.set(region, zones);
  }
  return [...regions].map(([name, zones]) => ({ name, zones }));
}
