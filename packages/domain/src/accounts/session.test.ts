import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripEmptyMarker } from './emptyMarker.ts';
import {
  isRememberAlive,
  isSessionAlive,
  KEPT_PREFERENCES,
  keysClearedByLogout,
  mustClearStorage,
  REMEMBER_LIFETIME_MS,
  SESSION_LIFETIME_MS,
} from './session.ts';
import { announcesTickets, summaryInterval } from './summaryPolling.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');

describe('a stored session', () => {
  it('is valid for 3 hours (10800000 ms) after it was stored [A-SESSION-03]', () => {
    expect(SESSION_LIFETIME_MS).toBe(10_800_000);
    expect(isSessionAlive(NOW, NOW)).toBe(true);
    expect(isSessionAlive(NOW, NOW + 10_800_000)).toBe(true);
    expect(isSessionAlive(NOW, NOW + 10_800_001)).toBe(false);
  });

  it('is not kept alive by a clock that was set back, nor by text that is no time', () => {
    expect(isSessionAlive(NOW, NOW - 1000)).toBe(true);
    expect(isSessionAlive(NOW, NOW - 10_800_001)).toBe(false);
    expect(isSessionAlive('never', NOW)).toBe(false);
  });
});

describe('the remembered ID', () => {
  it('expires after 7 days [A-PREFS-04]', () => {
    expect(REMEMBER_LIFETIME_MS).toBe(604_800_000);
    expect(isRememberAlive(NOW, NOW + 604_800_000)).toBe(true);
    expect(isRememberAlive(NOW, NOW + 604_800_001)).toBe(false);
  });
});

describe('logout', () => {
  const PREFERENCES = [
    'remember',
    'rememberMode',
    'notice_skip',
    'lang',
    'is_mobile_app',
    'is_standalone',
    'popup_skip',
    'icon_view',
  ];

  it('keeps remember, rememberMode, notice_skip, lang, the mobile flags, popup_skip and icon_view [A-SESSION-08]', () => {
    expect(keysClearedByLogout(PREFERENCES)).toEqual([]);
  });

  it('keeps the tutorial flag [A-TUTORIAL-08]', () => {
    expect(keysClearedByLogout(['tutorial_2.0', 'user_session'])).toEqual(['user_session']);
  });

  it('clears every entry that is not a kept preference [A-SESSION-07]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...KEPT_PREFERENCES))), (keys) => {
        const kept = new Set([...PREFERENCES, 'tutorial_2.0', 'device_list_choices', 'device_list_subgroups']);
        expect(keysClearedByLogout(keys)).toEqual(keys.filter((key) => !kept.has(key)));
      }),
    );
    const entries = ['user_session', 'token', 'devices', 'Remember', 'lang2'];
    expect(keysClearedByLogout(entries)).toEqual(entries);
  });
});

describe('login', () => {
  it('clears storage when another ID was stored', () => expect(mustClearStorage('a@b.cd', 'x@b.cd')).toBe(true));

  it('does not clear storage for the same ID, nor when none was stored [A-SESSION-12]', () => {
    expect(mustClearStorage('a@b.cd', 'a@b.cd')).toBe(false);
    expect(mustClearStorage(null, 'a@b.cd')).toBe(false);
    expect(mustClearStorage(undefined, 'a@b.cd')).toBe(false);
  });
});

describe('an answer', () => {
  it('with exactly one item whose pk matches empty loses that item [A-API-06] [B-API-09]', () => {
    for (const id of ['empty', 'EMPTY', 'is_empty_row']) expect(stripEmptyMarker([{ id }])).toEqual([]);
  });

  it('with two or more items, or one whose pk does not match, is left unchanged [A-API-07]', () => {
    const item = fc.record({ id: fc.oneof(fc.nat(), fc.string(), fc.constant('empty'), fc.constant(null)) });
    fc.assert(
      fc.property(fc.array(item), (objects) => {
        const single = objects.length === 1 && String(objects[0]?.id).toLowerCase().includes('empty');
        if (!single) expect(stripEmptyMarker(objects)).toBe(objects);
      }),
    );
    for (const objects of [[{ id: 1 }], [{ name: 'empty' }], ['empty'], [null], []]) {
      expect(stripEmptyMarker<unknown>(objects)).toBe(objects);
    }
  });

  it('with two or more items loses none, whatever their pk [B-API-10]', () => {
    const objects = [{ id: 'empty' }, { id: 'empty' }];
    expect(stripEmptyMarker(objects)).toBe(objects);
  });
});

describe('the summary', () => {
  it('is asked for every 12 s with the focus and every 1200 s without', () => {
    expect(summaryInterval(true)).toBe(12_000);
    expect(summaryInterval(false)).toBe(1_200_000);
  });

  it('announces request tickets only when their count has risen [A-POLL-09]', () => {
    const announced = (previous: number | null, current: number) =>
      announcesTickets({ enabled: true, previous, current });
    expect(announced(null, 3)).toBe(true);
    expect(announced(3, 3)).toBe(false);
    expect(announced(3, 2)).toBe(false);
    expect(announced(2, 3)).toBe(true);
  });

  it('announces nothing at count 0 [B-POLL-06]', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), (previous) => {
        expect(announcesTickets({ enabled: true, previous, current: 0 })).toBe(false);
      }),
    );
  });

  it('announces nothing while the ticket feature is off [A-POLL-10] [B-POLL-09]', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.nat(), (previous, current) => {
        expect(announcesTickets({ enabled: false, previous, current })).toBe(false);
      }),
    );
  });
});
