import { hostname } from 'node:os';

/** What the computer that runs the tests is called in the device list: an agent runs on it. */
export const thisComputer = hostname().slice(0, 30);
