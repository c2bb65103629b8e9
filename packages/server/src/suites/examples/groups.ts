import { type Examples, SIGNED_IN } from './example.ts';

/** Groups of devices. */
export const groupsExamples = {
  listGroups: [{ expected: SIGNED_IN, call: () => ({}) }],
  getGroup: [{ expected: SIGNED_IN, namesOwn: true, call: ({ group }) => ({ path: { groupPk: group } }) }],
} satisfies Examples;
