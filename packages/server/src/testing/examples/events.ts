import { type Examples, SIGNED_IN } from './example.ts';

/** The event stream. */
export const eventsExamples = {
  streamEvents: [{ expected: SIGNED_IN, call: () => ({}) }],
} satisfies Examples;
