import type { Bundle } from './resources/load';

const hold = (text: string) => text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0');

/** French puts a blank before « : ; ! ? » that must not end a line; the resources are written with plain ones. */
export function frenchSpaces(bundle: Bundle): Bundle {
  return Object.fromEntries(
    Object.entries(bundle).map(([key, value]) => [key, typeof value === 'string' ? hold(value) : frenchSpaces(value)]),
  );
}
