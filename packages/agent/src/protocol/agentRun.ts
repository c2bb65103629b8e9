import { randomUUID } from 'node:crypto';

/**
 * The environment variable by which a program that updates itself passes its run to the next version, so that the
 * server sees one agent and not an agent and its copy. Installed programs stay for years: it never changes.
 */
export const RUN_VARIABLE = 'REMOTE_CONSOLE_AGENT_RUN';

/** The random name of the run of this process and the programs it starts. It is never stored: a copy has another. */
export const THIS_RUN = process.env[RUN_VARIABLE] ?? randomUUID();
