import { REMEMBER_LIFETIME_MS } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { readBuildFlags } from '../environment/buildFlags.ts';
import { recogniseMode } from '../environment/modes.ts';
import { browserStorage, keysOf, memoryStore } from '../storage/browserStorage.ts';
import { preferenceCookie, readCookie } from '../storage/cookies.ts';
import { chooseLanguage, visitorLanguage } from './language.ts';
import { readPreferredView, readRememberedLogin, rememberLogin, storePreferredView } from './rememberedLogin.ts';
import { createThemeStore } from './themeStore.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');

describe('the remembered login', () => {
  it('fills in the ID for 7 days after the last login, and then no longer [A-PREFS-04]', () => {
    const storage = memoryStore();
    rememberLogin(storage, { id: 'ada', remember: true, view: 'table' }, NOW);
    expect(readRememberedLogin(storage, NOW + REMEMBER_LIFETIME_MS).id).toBe('ada');
    expect(readRememberedLogin(storage, NOW + REMEMBER_LIFETIME_MS + 1).id).toBeNull();
    expect(REMEMBER_LIFETIME_MS).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it('forgets the ID of a login that was not to be remembered', () => {
    const storage = memoryStore();
    rememberLogin(storage, { id: 'ada', remember: true, view: 'table' }, NOW);
    rememberLogin(storage, { id: 'ada', remember: false, view: 'table' }, NOW);
    expect(readRememberedLogin(storage, NOW).id).toBeNull();
    expect(storage.getItem('remember')).toBeNull();
  });

  it('keeps the chosen mode and preselects it [A-PREFS-03]', () => {
    const storage = memoryStore();
    rememberLogin(storage, { id: 'ada', remember: false, view: 'card' }, NOW);
    expect(storage.getItem('rememberMode')).toBe('card');
    expect(readRememberedLogin(storage, NOW).view).toBe('card');
  });

  it.each(['{', 'ada', '{"id":1,"at":2}', '{"id":"ada"}'])('that is damaged is none: %s', (text) => {
    const storage = memoryStore();
    storage.setItem('remember', text);
    expect(readRememberedLogin(storage, NOW)).toEqual({ id: null, view: 'table' });
  });
});

describe('the view of the device list', () => {
  it('is kept on this browser [A-PREFS-01]', () => {
    const storage = memoryStore();
    expect(readPreferredView(storage)).toBe('table');
    storePreferredView(storage, 'card');
    expect(storage.getItem('icon_view')).toBe('card');
    expect(readPreferredView(storage)).toBe('card');
  });

  it('is what the list opens in after a login that chose it', () => {
    const storage = memoryStore();
    rememberLogin(storage, { id: 'ada', remember: false, view: 'card' }, NOW);
    expect(readPreferredView(storage)).toBe('card');
  });
});

describe('the language', () => {
  it('is Korean by default [A-LANG-01]', () => {
    expect(visitorLanguage({ cookie: '' }, { languages: [] })).toBe('ko');
    expect(visitorLanguage({ cookie: 'lang=fr' }, { languages: ['fr-FR', 'de'] })).toBe('ko');
  });

  it('is the one chosen here before the one of the browser', () => {
    expect(visitorLanguage({ cookie: 'theme=dark; lang=ja' }, { languages: ['en-US'] })).toBe('ja');
    expect(visitorLanguage({ cookie: 'theme=dark' }, { languages: ['fr', 'ja-JP', 'en'] })).toBe('ja');
  });

  it('once chosen is stored in the cookie and locally, and the page opens in it 300 ms later [A-LANG-06] [A-LANG-07] [C-LANG-04] [C-LANG-05]', () => {
    vi.useFakeTimers();
    const storage = memoryStore();
    const page = { cookie: '' };
    const assign = vi.fn<(address: string) => void>();
    const returns = vi.fn<() => void>();
    const location = { pathname: '/ko/device/7', search: '?page=2', protocol: 'https:', assign };
    chooseLanguage('ja', { storage, page, unsavedChanges: { returns }, location });
    expect(page.cookie).toBe('lang=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(storage.getItem('lang')).toBe('ja');
    vi.advanceTimersByTime(299);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/ja/device/7?page=2');
    expect(returns).toHaveBeenCalledBefore(assign);
    vi.useRealTimers();
  });
});

describe('the theme', () => {
  it('follows the system until one is chosen, and is kept in a cookie', () => {
    const page = { cookie: 'lang=ko' };
    const themes = createThemeStore(page, false);
    const onChange = vi.fn<() => void>();
    themes.subscribe(onChange);
    expect(themes.current()).toBe('system');
    themes.choose('dark');
    expect(onChange).toHaveBeenCalledOnce();
    expect(page.cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(createThemeStore({ cookie: 'lang=ko; theme=dark' }, false).current()).toBe('dark');
    expect(createThemeStore({ cookie: 'theme=pink' }, false).current()).toBe('system');
  });
});

describe('a cookie', () => {
  it('is read by its whole name', () => {
    expect(readCookie('xlang=en; lang=ko; langx=ja', 'lang')).toBe('ko');
    expect(readCookie('xlang=en', 'lang')).toBeNull();
    expect(preferenceCookie('a', 'b', false)).not.toContain('Secure');
  });
});

describe('the storage of the browser', () => {
  it('is the page itself where the browser forbids or lacks one', () => {
    const forbidden = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    forbidden.setItem('a', '1');
    expect(keysOf(forbidden)).toEqual(['a']);
    forbidden.removeItem('a');
    expect(forbidden.getItem('a')).toBeNull();
  });
});

const isMobile = (storage: ReturnType<typeof memoryStore>, userAgent: string) =>
  recogniseMode({ storage, flags: readBuildFlags({}), userAgent, hasNativeBridge: false }).client !== 'desktop';

describe('a phone', () => {
  it('is the mobile application, Android or iOS', () => {
    const storage = memoryStore();
    expect(isMobile(storage, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(false);
    expect(isMobile(storage, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(true);
    expect(isMobile(storage, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(true);
    storage.setItem('is_mobile_app', '1');
    expect(isMobile(storage, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(true);
  });
});
