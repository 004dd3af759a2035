/** Returns the address of a map that searches for a place. */
export function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.trim())}`;
}
