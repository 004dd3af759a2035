/** Minutes ahead from which a time says more than a count of minutes. */
export const FAR_AHEAD = 60;
