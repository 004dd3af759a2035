/** Returns the texts of a stored list, without any other values that a client may have written. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
