import { COMMANDING } from './commanding.ts';
import { CONNECTING } from './connecting.ts';
import { ENROLLING } from './enrolling.ts';
import { REPORTING } from './reporting.ts';
import type { Rule } from './trial.ts';

/** What the conformance test requires of every agent, in the order of `docs/agent-protocol.md`. */
export const RULES: readonly Rule[] = [...ENROLLING, ...REPORTING, ...COMMANDING, ...CONNECTING];
