import { compileTexts, type LoadTexts, type TextValues } from '@remote-console/texts';
import { describe, expect, it, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import { loadTextsAhead } from './textsAhead.ts';

const load: LoadTexts = async (language, area) => {
  if (area !== 'common') return {};
  if (language === 'ko') return { ok: '확인', cancel: '취소' };
  return language === 'en' ? { ok: 'OK' } : { ok: 'OK', cancel: 'キャンセル' };
};

const ready = async (...[language, loader]: Parameters<typeof createTexts>) => {
  const texts = createTexts(language, loader ?? load);
  await texts.load('common');
  const text = (key: string, values?: TextValues) => texts.area('common')?.text(key, values);
  return { texts, text };
};

describe('createTexts', () => {
  it('shows the Korean text where the current language has none [A-LANG-02]', async () => {
    const { text } = await ready('en');
    text('cancel');
    await vi.waitFor(() => expect(text('cancel')).toBe('취소'));
    expect(text('ok')).toBe('OK');
  });

  it('shows the Korean text for one that is empty [A-LANG-02]', async () => {
    const { text } = await ready('en', async (language) => ({ ok: language === 'ko' ? '확인' : '' }));
    text('ok');
    await vi.waitFor(() => expect(text('ok')).toBe('확인'));
  });

  it('shows Korean texts where those of the language cannot be loaded [A-LANG-02]', async () => {
    const { text } = await ready('en', async (language) => {
      if (language === 'en') throw new Error('unreachable');
      return { ok: '확인' };
    });
    text('ok');
    await vi.waitFor(() => expect(text('ok')).toBe('확인'));
  });

  it('asks for the Korean texts of an area once, and not again where it has none either', async () => {
    const loader = vi.fn<LoadTexts>(async () => ({}));
    const { texts, text } = await ready('en', loader);
    const changed = vi.fn();
    texts.subscribe(changed);
    expect([text('a'), text('b')]).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(text('a')).toBe('a');
    expect(loader.mock.calls).toEqual([
      ['en', 'common'],
      ['ko', 'common'],
    ]);
  });

  it('shows keys where nothing can be loaded', async () => {
    const { texts, text } = await ready('en', async () => {
      throw new Error('unreachable');
    });
    const changed = vi.fn();
    texts.subscribe(changed);
    expect(text('ok')).toBe('ok');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(text('ok')).toBe('ok');
  });

  it('loads one language as long as no text is missing', async () => {
    const loader = vi.fn<LoadTexts>(load);
    const { text } = await ready('ja', loader);
    expect(text('cancel')).toBe('キャンセル');
    expect(loader.mock.calls).toEqual([['ja', 'common']]);
  });

  it('loads an area once, however often it is asked for', async () => {
    const loader = vi.fn<LoadTexts>(load);
    const texts = createTexts('ja', loader);
    expect(texts.load('common')).toBe(texts.load('common'));
    await texts.load('common');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('waits for a network where there is none', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const loader = vi.fn<LoadTexts>(load);
    const loading = createTexts('ja', loader).load('common');
    await Promise.resolve();
    expect(loader).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await loading;
    expect(loader).toHaveBeenCalledOnce();
  });

  it('keeps the functions of an area until its texts change, and then tells whoever listens', async () => {
    const { texts, text } = await ready('en');
    const [before, current] = [texts.area('common'), texts.current()];
    expect(texts.area('common')).toBe(before);
    const changed = vi.fn();
    const stop = texts.subscribe(changed);
    text('cancel');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(texts.area('common')?.text).not.toBe(before?.text);
    expect(texts.current()).not.toBe(current);
    stop();
  });

  it('keeps providers apart', async () => {
    const [korean, japanese] = await Promise.all([ready('ko'), ready('ja')]);
    expect(korean.text('cancel')).toBe('취소');
    expect(japanese.text('cancel')).toBe('キャンセル');
  });

  it('puts text from outside into a sentence as it is', async () => {
    const { text } = await ready('en', () => compileTexts({ greet: 'Delete {name}?' }));
    expect(text('greet', { name: "<b>'{ok}' {ok} #</b>" })).toBe("Delete <b>'{ok}' {ok} #</b>?");
  });

  it('counts by the plural rules of the language', async () => {
    const texts = createTexts('en');
    await texts.load('common');
    const text = texts.area('common')?.text;
    expect(text?.('timeDays', { count: 1 })).toBe('1 day ago');
    expect(text?.('timeDays', { count: 3 })).toBe('3 days ago');
    expect(text?.('rangeOfTotal', { count: 12345, from: 1, to: 24 })).toBe('1–24 of 12,345 devices');
  });

  it('has what was loaded ahead from its beginning, and the rest on demand', async () => {
    await loadTextsAhead('ja', ['common']);
    const texts = createTexts('ja');
    expect(texts.area('common')?.text('cancel')).toBe('キャンセル');
    expect(texts.area('devices')).toBeUndefined();
    await texts.load('devices');
    expect(texts.area('devices')?.text('allDevices')).toBe('すべてのデバイス');
  });

  it('leaves the texts of a host of its own alone, whatever was loaded ahead', async () => {
    await loadTextsAhead('ja', ['common']);
    const { text } = await ready('ja', async () => ({ cancel: 'やめる' }));
    expect(text('cancel')).toBe('やめる');
  });
});
