/** Minutes ahead from which a time is shown instead of a count of minutes. */
export const FAR_AHEAD = 60;
