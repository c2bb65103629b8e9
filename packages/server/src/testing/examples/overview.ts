import { type Example, type Examples, MANAGERS, SIGNED_IN } from './example.ts';

const CORPORATE = { ...SIGNED_IN, apart: { basicManager: 403 } } as const;
const REPORTS = { ...SIGNED_IN, person: 403, apart: { viewReport: 200, manager: 200 } } as const;

const use: readonly Example[] = [
  { expected: REPORTS, call: () => ({}) },
  { what: 'over a quarter', expected: REPORTS, call: () => ({ query: { days: 90 } }) },
];

/** The fleet overview, and its usage. */
export const overviewExamples = {
  getOverview: [{ expected: CORPORATE, call: () => ({}) }],
  chartDailyUse: use,
  getLicenseCapacity: [{ expected: { ...MANAGERS, apart: { manager: 200 } }, call: () => ({}) }],
} satisfies Partial<Examples>;
