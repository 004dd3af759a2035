export const tournament = {} as const;
