import { describe, expect, test } from 'vitest';
import type { Outcome } from '../reports/outcomes.ts';
import { gateFaults, missingProofs, proveRows, type SuiteReport } from './gate.ts';
import type { Row } from './registers.ts';

const row = (id: string, proof: Row['proof']): Row => ({ id, area: id.slice(0, -3), proof, requirement: '' });

const outcome = (title: string, more: Partial<Outcome> = {}): Outcome => ({
  title: `a group ${title}`,
  ownTitle: title,
  file: 'a.test.ts',
  status: 'passed',
  seconds: 0,
  message: '',
  rows: [],
  steps: [],
  hasPicture: false,
  ...more,
});

const rows = [row('A-LOGIN-01', ['unit', 'e2e']), row('B-CARD-02', ['story', 'visual'])];
const unit: SuiteReport = { name: 'unit-domain', outcomes: [outcome('logs in [A-LOGIN-01]')] };
const e2e: SuiteReport = { name: 'e2e', outcomes: [outcome('logs in [A-LOGIN-01]')] };
const stories: SuiteReport = {
  name: 'stories',
  outcomes: [outcome('Devices/Card › Typical', { rows: ['B-CARD-02'], hasPicture: true })],
};
const complete = [unit, e2e, stories];
const nothing = { owed: [], stale: [] };

describe('the gate of the requirements', () => {
  test('opens when every row has every kind of proof that it asks for', () => {
    expect(gateFaults(rows, complete, nothing)).toEqual([]);
  });

  test('shuts when the ids are deleted from one test', () => {
    const without: SuiteReport = { ...e2e, outcomes: [outcome('logs in')] };
    expect(gateFaults(rows, [unit, without, stories], nothing)).toEqual([
      'A-LOGIN-01: no passing e2e test names it, and its register asks for one',
    ]);
  });

  test.each(['failed', 'skipped'] as const)('shuts when the only test of a kind is %s', (status) => {
    const without: SuiteReport = { ...unit, outcomes: [outcome('logs in [A-LOGIN-01]', { status })] };
    expect(gateFaults(rows, [without, e2e, stories], nothing)).toHaveLength(1);
  });

  test('counts a test for the kind of its own suite only', () => {
    const api: SuiteReport = { name: 'api-sqlite', outcomes: unit.outcomes };
    expect(gateFaults(rows, [api, e2e, stories], nothing)).toEqual([
      'A-LOGIN-01: no passing unit test names it, and its register asks for one',
    ]);
  });

  test('does not count the picture of a story that was not compared', () => {
    const without: SuiteReport = { name: 'stories', outcomes: [outcome('Typical', { rows: ['B-CARD-02'] })] };
    expect(missingProofs(rows, proveRows(rows, [unit, e2e, without]))).toEqual([{ id: 'B-CARD-02', kind: 'visual' }]);
  });

  test('counts the steps of a story as its own proofs, and not as pictures', () => {
    const steps = ['opens [A-LOGIN-01]', 'is drawn [B-CARD-02]'];
    const stepped: SuiteReport = { name: 'stories', outcomes: [outcome('Typical', { steps, hasPicture: true })] };
    const proven = proveRows(rows, [stepped]);
    expect(proven.map(({ kinds, tests }) => [kinds.story, kinds.visual, tests])).toEqual([
      [1, 0, ['a group Typical › opens [A-LOGIN-01]']],
      [1, 0, ['a group Typical › is drawn [B-CARD-02]']],
    ]);
  });

  test('asks for no picture on a machine that cannot compare them', () => {
    const skipped = outcome('Devices/Card / Typical, pictures', { status: 'skipped' });
    const played = outcome('Devices/Card / Typical', { rows: ['B-CARD-02'] });
    expect(gateFaults(rows, [unit, e2e, { name: 'stories', outcomes: [played, skipped] }], nothing)).toEqual([]);
  });

  test('does not count the title of a group, which asserts nothing', () => {
    const grouped = outcome('logs in', { title: '[A-LOGIN-01] logs in' });
    expect(gateFaults(rows, [{ ...unit, outcomes: [grouped] }, e2e, stories], nothing)).toHaveLength(1);
  });

  test('shuts when a test names a row that no register has, even if that test failed', () => {
    const unknown: SuiteReport = { name: 'unit-ui', outcomes: [outcome('[A-LOGIN-99]', { status: 'failed' })] };
    expect(gateFaults(rows, [...complete, unknown], nothing)).toEqual([
      'A-LOGIN-99: a test names this row, and no register has it',
    ]);
  });

  test('shuts when a report is older than the code it covers', () => {
    expect(gateFaults(rows, complete, { owed: [], stale: ['e2e'] })).toEqual([
      'reports/e2e.json is older than the code it covers: run its step again',
    ]);
  });

  test('leaves out a proof that is owed, until it has been given', () => {
    const owed = [{ id: 'A-LOGIN-01', kind: 'e2e' as const }];
    expect(gateFaults(rows, [unit, stories], { owed, stale: [] })).toEqual([]);
    expect(gateFaults(rows, complete, { owed, stale: [] })).toEqual([
      'A-LOGIN-01: its e2e proof is there, so docs/requirements/owed.tsv must not list it',
    ]);
  });
});

describe('what reports/spec.json says of a row', () => {
  test('counts the passing tests of each kind and lists their titles', () => {
    const twice: SuiteReport = { name: 'unit-ui', outcomes: [outcome('shows the login [A-LOGIN-01]')] };
    expect(proveRows(rows, [...complete, twice])).toEqual([
      {
        id: 'A-LOGIN-01',
        proven: true,
        kinds: { unit: 2, story: 0, api: 0, e2e: 1, visual: 0 },
        tests: ['a group logs in [A-LOGIN-01]', 'a group shows the login [A-LOGIN-01]'],
      },
      {
        id: 'B-CARD-02',
        proven: true,
        kinds: { unit: 0, story: 1, api: 0, e2e: 0, visual: 1 },
        tests: ['a group Devices/Card › Typical'],
      },
    ]);
  });

  test('does not call a row proven that lacks one of its kinds', () => {
    expect(proveRows(rows, [unit, stories]).map(({ id, proven }) => [id, proven])).toEqual([
      ['A-LOGIN-01', false],
      ['B-CARD-02', true],
    ]);
  });
});
