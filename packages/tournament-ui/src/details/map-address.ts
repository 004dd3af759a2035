/** Address of a map that looks for a place by its words. */
export function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.trim())}`;
}
