import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_ACTIONS } from './deviceActions.ts';
import type { DeviceState } from './deviceState.ts';
import {
  pageSelection,
  SELECT_ALL_LIMIT,
  selectAllOffer,
  selectionScope,
  selectionVerdict,
  togglePage,
  toggleSelection,
} from './selection.ts';

const anySelection = fc.uniqueArray(fc.nat(20)).map((pks) => new Set(pks));
const anyPage = fc.uniqueArray(fc.nat(20));

describe('a selection', () => {
  it('takes a device in and out again [B-LIST-23]', () => {
    fc.assert(
      fc.property(anySelection, fc.nat(20), (selected, pk) => {
        const once = toggleSelection(selected, pk);
        expect(once.has(pk)).toBe(!selected.has(pk));
        expect(toggleSelection(once, pk)).toEqual(selected);
      }),
    );
  });

  it('takes a whole page in, and out when all of it was in, and leaves other pages alone', () => {
    fc.assert(
      fc.property(anySelection, anyPage, (selected, page) => {
        const after = togglePage(selected, page);
        const wasAll = page.length > 0 && page.every((pk) => selected.has(pk));
        for (const pk of page) expect(after.has(pk)).toBe(!wasAll);
        for (const pk of selected) if (!page.includes(pk)) expect(after.has(pk)).toBe(true);
        if (page.length > 0) expect(pageSelection(after, page)).toBe(wasAll ? 'none' : 'all');
      }),
    );
  });

  it('knows a page that is partly in', () => {
    expect(pageSelection(new Set([1]), [1, 2])).toBe('some');
    expect(pageSelection(new Set([3]), [1, 2])).toBe('none');
    expect(pageSelection(new Set([1]), [])).toBe('none');
  });

  it('never changes the one it was given', () => {
    const selected: ReadonlySet<number> = new Set([1, 2]);
    toggleSelection(selected, 1);
    togglePage(selected, [1, 2, 3]);
    expect([...selected]).toEqual([1, 2]);
  });
});

const online: DeviceState = { isOnline: true, approval: 1, osId: 1, agentVersion: '1', latestVersion: '2' };
const pending: DeviceState = { ...online, approval: 0 };
const offline: DeviceState = { ...online, isOnline: false };
const ONLINE_ONLY = ['remote', 'fileTransfer', 'live', 'update', 'restartAgent', 'reboot', 'shutdown'] as const;

describe('an action on a selection', () => {
  it('of nothing gives no-selects and runs on nothing [B-NAV-11]', () => {
    for (const action of DEVICE_ACTIONS) {
      expect(selectionVerdict(action, [])).toEqual({ kind: 'refused', because: 'no-selects' });
    }
  });

  it('of only offline devices gives offline_selects for an online-only action and runs on nothing [B-NAV-12]', () => {
    for (const action of ONLINE_ONLY) {
      expect(selectionVerdict(action, [offline, offline])).toEqual({ kind: 'refused', because: 'offline_selects' });
    }
  });

  it('runs on the online and approved ones and counts the skipped', () => {
    for (const action of ONLINE_ONLY) {
      expect(selectionVerdict(action, [offline, online, pending])).toEqual({
        kind: 'run',
        run: [online],
        skipped: [offline, pending],
      });
    }
  });

  it('deletes offline devices too', () => {
    expect(selectionVerdict('delete', [offline, online])).toMatchObject({ run: [offline, online], skipped: [] });
  });

  it('moves devices in any state', () => {
    expect(selectionVerdict('move', [offline, pending, online])).toMatchObject({ run: [offline, pending, online] });
  });

  it('that no device allows gives the reason of the first online one', () => {
    expect(selectionVerdict('reboot', [offline, pending])).toEqual({ kind: 'refused', because: 'approval_required' });
    expect(selectionVerdict('update', [{ ...online, latestVersion: '1' }])).toMatchObject({
      because: 'already_latest_version',
    });
  });

  it('loses no device', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DEVICE_ACTIONS),
        fc.array(fc.constantFrom(online, pending, offline), { minLength: 1 }),
        (action, selected) => {
          const verdict = selectionVerdict(action, selected);
          if (verdict.kind === 'refused') return;
          expect(verdict.run.length).toBeGreaterThan(0);
          expect(verdict.run.length + verdict.skipped.length).toBe(selected.length);
        },
      ),
    );
  });
});

describe('the scope of a selection', () => {
  const page = [1, 2, 3];
  const of = (selected: number[], matching: number[] | null = null, total = 5) => ({
    selected: new Set(selected),
    page,
    total,
    matching: matching && new Set(matching),
  });
  it.each([
    [of([]), { kind: 'nothing' }, null],
    [of([1, 2]), { kind: 'page', count: 2 }, null],
    [of([1, 2, 3]), { kind: 'page', count: 3 }, 5],
    [of([1, 9]), { kind: 'pages', count: 2 }, null],
    [of([1, 2, 3, 9]), { kind: 'pages', count: 4 }, 5],
    [of([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]), { kind: 'all', count: 5 }, null],
    [of([1, 2, 3, 4], [1, 2, 3, 4, 5]), { kind: 'pages', count: 4 }, 5],
    [of([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 6), { kind: 'pages', count: 5 }, 6],
    [of([1, 2, 3, 4, 9], [1, 2, 3, 4, 5]), { kind: 'pages', count: 5 }, null],
    [of([1, 2, 3], null, 3), { kind: 'all', count: 3 }, null],
    [of([1, 2, 3], null, 2000), { kind: 'page', count: 3 }, SELECT_ALL_LIMIT],
  ])('%# is said as it is', (input, scope, offer) => {
    expect(selectionScope(input)).toEqual(scope);
    expect(selectAllOffer(input)).toBe(offer);
  });
});
