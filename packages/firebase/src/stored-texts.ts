/** The texts of a stored list, whoever wrote it and whatever else they put there. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
