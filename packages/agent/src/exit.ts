/** Exit codes: 0 stopped or answered, 1 could not go on, 2 the request made no sense. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;
