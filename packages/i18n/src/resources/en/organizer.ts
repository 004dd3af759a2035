export const organizer = {} as const;
