/** The documented limits of the rules language (SPEC.md, section L). */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_EXPRESSIONS_PER_REQUEST = 1000;
export const MAX_CALL_DEPTH = 20;
export const MAX_FUNCTION_ARGUMENTS = 7;
export const MAX_LET_BINDINGS = 10;
export const MAX_MATCH_DEPTH = 10;
export const MAX_MATCH_SEGMENTS = 100;
export const MAX_CAPTURES = 20;

/** Ours: `{x=**}` in nested match paths; every further one multiplies the ways in which a long path can match. */
export const MAX_RECURSIVE_WILDCARDS = 2;
/** Ours: how deep expressions may be nested in the source, so that no input can exhaust the stack. */
export const MAX_NESTING = 200;
/** Ours: the longest text and list a rule may build, so that no rule can exhaust the memory. */
export const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
export const MAX_LIST_LENGTH = 1024 * 1024;
/** Ours: characters and members that the rules may look at for one request, so that no document makes judging it expensive. */
export const MAX_WORK_PER_REQUEST = 1_800_000;
/** Ours: what an evaluated expression counts among those. */
export const WORK_PER_EXPRESSION = 6;
