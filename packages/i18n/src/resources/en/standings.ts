export const standings = {} as const;
