/** Milliseconds that the server's clock is ahead of this device's, as the page has measured it. */
let offsetOf: () => number = () => 0;

/**
 * Says how far the server's clock is ahead of the device's. A server's time that is still on its way is estimated by the device's clock, which may be wrong by
 * minutes: with this the clock of a game that was started without a network runs right, too.
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
 * The estimated data of a document with the times that are on their way by the server's clock.
 * @param estimated the data with estimates in their places
 * @param stored the same with null in their places
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

/** A time of the same kind, whichever client has read it. */
function laterBy(time: Time, offset: number): Time {
  const millis = time.seconds * 1000 + time.nanoseconds / 1e6 + offset;
  const Kind = time.constructor as new (seconds: number, nanoseconds: number) => Time;
  const seconds = Math.floor(millis / 1000);
  return new Kind(seconds, Math.round((millis - seconds * 1000) * 1e6));
}
