import type { LoadDemo } from '../startServer.ts';

/** Fills the database with the demo companies, once. */
export const loadDemo: LoadDemo = () => Promise.resolve({ enrolmentTokens: {} });
