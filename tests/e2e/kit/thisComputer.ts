import { hostname } from 'node:os';

/** The name in the device list of the computer that runs the tests: an agent runs on it. */
export const thisComputer = hostname().slice(0, 30);
