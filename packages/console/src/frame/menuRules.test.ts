import { MAIN_MENU_PAGES, SECTION_PAGES } from '@remote-console/domain';
import { FileText } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../storage/browserStorage.ts';
import { countFitting } from './fitting.ts';
import { currentEntry } from './mainMenuEntries.ts';
import { pageHref } from './pageHref.ts';
import { findEntries, type PaletteEntry } from './palette/paletteEntries.ts';
import { readRecentPlaces, RECENT_PLACES, rememberPlace } from './palette/recentPlaces.ts';
import { placeCard, pointedArea } from './tutorial/placement.ts';
import { stepAfter, stepBefore, TUTORIAL_FINISHED, TUTORIAL_STEPS } from './tutorial/tutorialSteps.ts';

describe('the entries of the menus', () => {
  it('lead to the pages of the frame [A-ROUTE-18]', () => {
    expect(MAIN_MENU_PAGES.map((page) => pageHref(page, 'en'))).toEqual([
      '/en/device/all',
      '/en/management/groups',
      '/en/management/profile',
      '/en/statistics/overview',
      '/en/statistics/overview',
      '/en/access-ticket/request',
      '/en/support',
      '/en/management/license',
    ]);
    expect(SECTION_PAGES.support.map((page) => pageHref(page, 'en'))).toContain('/en/support/notice');
  });

  it.each([
    ['/ko/device/all/12', 'deviceAll'],
    ['/ko/management/profile', 'profile'],
    ['/ko/management/groups/detail/3', 'groups'],
    ['/ko/management/payments', 'license'],
    ['/ko/statistics/log/access', 'statistics'],
    ['/ko/support/notice/2', 'support'],
    ['/ko/devices', null],
  ])('own %s', (pathname, page) => expect(currentEntry(MAIN_MENU_PAGES, pathname, 'ko')).toBe(page));

  it('leave a page to the area around it where its own entry is hidden', () => {
    expect(currentEntry(['deviceAll', 'profile'], '/ko/management/groups', 'ko')).toBe('profile');
  });
});

describe('entries side by side', () => {
  it('are all shown where they fit', () => expect(countFitting(300, [100, 100, 100], 60)).toBe(3));
  it('leave room for the button of the others', () => {
    expect(countFitting(299, [100, 100, 100], 60)).toBe(2);
    expect(countFitting(250, [100, 100, 100], 60)).toBe(1);
    expect(countFitting(40, [100, 100, 100], 60)).toBe(0);
  });
});

describe('the search', () => {
  const entry = (label: string, hint?: string): PaletteEntry => ({
    id: label,
    kind: 'page',
    label,
    ...(hint === undefined ? {} : { hint }),
    Icon: FileText,
    run: vi.fn(),
  });
  const entries = [entry('결제 내역'), entry('내 정보'), entry('Remote log', 'Seoul'), entry('Log in')];
  const found = (query: string) => findEntries(entries, query).map(({ label }) => label);

  it('finds what contains the words, what begins with them first', () => {
    expect(found('내')).toEqual(['내 정보', '결제 내역']);
    expect(found('LOG')).toEqual(['Log in', 'Remote log']);
    expect(found('log seoul')).toEqual(['Remote log']);
    expect(found('없음')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('finds decomposed Hangul and full-width letters', () => {
    expect(found('내'.normalize('NFD'))).toHaveLength(2);
    expect(found('ｌｏｇ')).toHaveLength(2);
  });

  it('remembers the last places, each once, newest first', () => {
    const storage = memoryStore();
    for (let at = 0; at < 8; at += 1) rememberPlace(storage, { id: `page:${at}`, label: 'x' });
    rememberPlace(storage, { id: 'page:5', label: 'x' });
    const ids = readRecentPlaces(storage).map(({ id }) => id);
    expect(ids).toEqual(['page:5', 'page:7', 'page:6', 'page:4', 'page:3']);
    expect(ids).toHaveLength(RECENT_PLACES);
  });

  it('reads anything in its place as nothing', () => {
    const storage = memoryStore();
    for (const text of ['{', '7', '[{"id":1}]']) {
      storage.setItem('recent_places', text);
      expect(readRecentPlaces(storage)).toEqual([]);
    }
  });
});

describe('the tour', () => {
  it('has four steps, and number 4 ends it [A-TUTORIAL-02]', () => {
    expect(TUTORIAL_STEPS).toHaveLength(4);
    expect(([0, 1, 2, 3, 4] as const).map(stepAfter)).toEqual([1, 2, 3, TUTORIAL_FINISHED, TUTORIAL_FINISHED]);
    expect(([0, 1, 2, 3, 4] as const).map(stepBefore)).toEqual([0, 0, 1, 2, 3]);
  });

  const window = { width: 1440, height: 900 };
  const card = { width: 360, height: 220 };

  it('is below what it points at, beside what is high, and in the middle otherwise', () => {
    expect(placeCard({ top: 0, left: 180, width: 400, height: 52 }, card, window)).toEqual({ top: 66, left: 180 });
    expect(placeCard({ top: 52, left: 0, width: 264, height: 700 }, card, window)).toEqual({ top: 52, left: 278 });
    expect(placeCard(null, card, window)).toEqual({ top: 340, left: 540 });
  });

  it('never leaves the screen', () => {
    const phone = { width: 390, height: 844 };
    for (const target of [
      null,
      { top: 0, left: 340, width: 44, height: 44 },
      { top: 60, left: 0, width: 390, height: 780 },
    ]) {
      const { top, left } = placeCard(target, card, phone);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + card.height).toBeLessThanOrEqual(phone.height);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + card.width).toBeLessThanOrEqual(phone.width);
    }
  });

  it('points at nothing that is out of sight', () => {
    expect(pointedArea({ top: 0, left: 0, width: 0, height: 0 }, window)).toBeNull();
    expect(pointedArea({ top: 950, left: 0, width: 100, height: 40 }, window)).toBeNull();
    expect(pointedArea({ top: 100, left: 0, width: 100, height: 900 }, window)?.height).toBe(320);
  });
});
