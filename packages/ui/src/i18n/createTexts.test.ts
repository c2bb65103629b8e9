import { describe, expect, it, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import type { LoadTexts } from './textsAhead.ts';
import { loadTextsAhead } from './textsAhead.ts';

const load: LoadTexts = async (language, area) => {
  if (area !== 'common') return {};
  if (language === 'ko') return { ok: '확인', cancel: '취소' };
  return language === 'en' ? { ok: 'OK' } : { ok: 'OK', cancel: 'キャンセル' };
};

const ready = async (...[language, loader]: Parameters<typeof createTexts>) => {
  const texts = createTexts(language, loader ?? load);
  await texts.loadNamespaces('common');
  return texts;
};

describe('createTexts', () => {
  it('shows the Korean text where the current language has none [A-LANG-02]', async () => {
    const texts = await ready('en');
    texts.t('cancel');
    await vi.waitFor(() => expect(texts.t('cancel')).toBe('취소'));
    expect(texts.t('ok')).toBe('OK');
  });

  it('loads one language as long as no text is missing', async () => {
    const loader = vi.fn<LoadTexts>(load);
    const texts = await ready('ja', loader);
    expect(texts.t('cancel')).toBe('キャンセル');
    expect(loader.mock.calls).toEqual([['ja', 'common']]);
  });

  it('keeps providers apart', async () => {
    const [korean, japanese] = await Promise.all([ready('ko'), ready('ja')]);
    expect(korean.t('cancel')).toBe('취소');
    expect(japanese.t('cancel')).toBe('キャンセル');
  });

  it('puts text from outside into a sentence as it is', async () => {
    const texts = createTexts('en', async () => ({ greet: 'Delete {{name}}?' }));
    await texts.loadNamespaces('common');
    expect(texts.t('greet', { name: '<b>$t(ok) {{ok}}</b>' })).toBe('Delete <b>$t(ok) {{ok}}</b>?');
  });

  it('counts by the plural rules of the language', async () => {
    const texts = createTexts('en');
    await texts.loadNamespaces('common');
    expect(texts.t('timeDays', { count: 1 })).toBe('1 day ago');
    expect(texts.t('timeDays', { count: 3 })).toBe('3 days ago');
    expect(texts.t('rangeOfTotal', { count: 12345, from: 1, to: 24 })).toBe('1–24 of 12,345 devices');
  });

  it('has what was loaded ahead from its beginning, and the rest on demand', async () => {
    await loadTextsAhead('ja', ['common']);
    const texts = createTexts('ja');
    expect(texts.t('cancel')).toBe('キャンセル');
    expect(texts.hasLoadedNamespace('devices')).toBe(false);
    await texts.loadNamespaces('devices');
    expect(texts.t('allDevices', { ns: 'devices' })).toBe('すべてのデバイス');
  });

  it('leaves the texts of a host of its own alone, whatever was loaded ahead', async () => {
    await loadTextsAhead('ja', ['common']);
    const texts = await ready('ja', async () => ({ cancel: 'やめる' }));
    expect(texts.t('cancel')).toBe('やめる');
  });
});
