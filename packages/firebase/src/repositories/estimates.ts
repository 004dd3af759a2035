/** Milliseconds that the server's clock is ahead of this device's, as the page has measured it. */
let offsetOf: () => number = () => 0;

/**
 * Sets how far the server's clock is ahead of the device's. The SDK estimates a pending server time by the device's clock, which may be wrong by
 * minutes. With the correction the clock of a game that was started without a network is right too.
 */
export function correctEstimates(milliseconds: () => number): void {
  offsetOf = milliseconds;
}

type Data = Readonly<Record<string, unknown>>;
interface Time {
  readonly seconds: number;
  readonly nanoseconds: number;
}
const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is Time =>
  isMap(value) && typeof value['seconds'] === 'number' && typeof value['nanoseconds'] === 'number';

/**
 * Returns the estimated data of a document with its pending times corrected to the server's clock.
 * @param estimated the data with estimates for pending times
 * @param stored the same data with null for pending times
 */
export function replaceEstimates(estimated: Data, stored: Data): Data {
  const offset = offsetOf();
  return offset === 0 ? estimated : correctedBy(estimated, stored, offset);
}

function correctedBy(estimated: Data, stored: Data, offset: number): Data {
  return Object.fromEntries(
    Object.entries(estimated).map(([key, value]) => {
      const known = stored[key];
      if (isTime(value)) return [key, known === null ? laterBy(value, offset) : value];
      return [
        key,
        isMap(value) && isMap(known) && Object.getPrototypeOf(value) === Object.prototype ? correctedBy(value, known, offset) : value,
      ];
    }),
  );
}

/** Returns a time of the same class, because the SDK's clients have different ones. */
function laterBy(time: Time, offset: number): Time {
  const millis = time.seconds * 1000 + time.nanoseconds / 1e6 + offset;
  const Kind = time.constructor as new (seconds: number, nanoseconds: number) => Time;
  const seconds = Math.floor(millis / 1000);
  return new Kind(seconds, Math.round((millis - seconds * 1000) * 1e6));
}
