import type { Problem } from '../../contract.ts';
import { problem } from '../given.ts';

/** A refusal that a change resulted in. */
export type Refusal = Problem & { status: 400 | 403 | 404 | 409 };

/** Makes the body of a refusal, with the status as its type. */
export const refuse = <Status extends number>(status: Status, ...why: [Problem['error'], string?]) => ({
  ...problem(status, ...why),
  status,
});
