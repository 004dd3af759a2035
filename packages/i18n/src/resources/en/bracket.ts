export const bracket = {} as const;
