import { type Examples, ACCOUNTS } from './example.ts';

/** The event stream. */
export const eventsExamples = {
  streamEvents: [{ expected: ACCOUNTS, call: () => ({}) }],
} satisfies Examples;
