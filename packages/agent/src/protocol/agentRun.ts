import { randomUUID } from 'node:crypto';

/**
 * The environment variable by which a program that updates itself hands its run to the version after it, so that the server takes
 * both for one agent and not for an agent and its copy. Installed programs stay for years: it never changes.
 */
export const RUN_VARIABLE = 'REMOTE_CONSOLE_AGENT_RUN';

/** The random name of the run of this process and of the programs that it starts. It is never stored: a copy has another. */
export const THIS_RUN = process.env[RUN_VARIABLE] ?? randomUUID();
