import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useText } from '../i18n/useText.ts';
import type { Brand } from '../theme/brand.ts';
import { colorsOf } from '../theme/index.ts';
import { CLOCK_REFRESH_MS } from './Clock.tsx';
import { useBrand } from '../contexts/settings.ts';
import { useNow } from '../contexts/clock.ts';
import { RemoteConsoleProvider, type RemoteConsoleProviderProps } from './RemoteConsoleProvider.tsx';
import { useToast, type ToastTone } from '../contexts/toasts.ts';

let host: HTMLElement;
let root: Root;

const render = async (page: ReactNode) => {
  await act(async () => root.render(page));
  // Texts are loaded from separate files.
  await act(async () => vi.dynamicImportSettled());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
};

const provider = (children: ReactNode, props: Partial<RemoteConsoleProviderProps> = {}) => (
  <RemoteConsoleProvider mode="light" {...props}>
    {children}
  </RemoteConsoleProvider>
);

/** A portal whose accent is not a color of the library's sheets. */
const PORTAL: Brand = { name: 'Acme Remote', accent: { light: colorsOf('dark'), dark: colorsOf('light') } };

/** The style elements added to the page since it was asked, relative to those before. */
const stylesBeside = (before: ReadonlySet<Element>) =>
  [...document.querySelectorAll('style')].filter((style) => !before.has(style));

function Cancel() {
  return <b>{useText('common')('cancel')}</b>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('RemoteConsoleProvider', () => {
  it('speaks Korean by default [A-LANG-01]', async () => {
    await render(provider(<Cancel />));
    expect(host.textContent).toBe('취소');
    expect(host.querySelector('.rc-root')?.getAttribute('lang')).toBe('ko');
  });

  it('can be on a page twice, in two languages', async () => {
    await render([
      provider(<Cancel key="en" />, { language: 'en' }),
      provider(<Cancel key="ja" />, { language: 'ja' }),
    ]);
    expect(host.textContent).toBe('Cancelキャンセル');
  });

  it('changes nothing outside itself', async () => {
    const before = document.documentElement.cloneNode(false);
    await render(provider(<Cancel />, { mode: 'dark', brand: PORTAL }));
    expect(document.documentElement.cloneNode(false).isEqualNode(before)).toBe(true);
    expect(document.body.getAttributeNames()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => /(^|,\s*)(:root|html|body|\*)[\s,{]/.test(rule))).toEqual([]);
  });

  it('takes its layer of floating parts away with it', async () => {
    await render(provider(<Cancel />));
    expect(document.querySelectorAll('body > .rc-root')).toHaveLength(1);
    await render(null);
    expect(document.querySelectorAll('.rc-root')).toHaveLength(0);
  });

  it('marks every style it writes with the nonce', async () => {
    const before = new Set(document.querySelectorAll('style'));
    await render(provider(<Cancel />, { styleNonce: 'abc123', brand: PORTAL }));
    const written = stylesBeside(before);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((style) => style.getAttribute('nonce') !== 'abc123')).toEqual([]);
  });

  it('writes no style for the colors of its own sheets', async () => {
    const before = new Set(document.querySelectorAll('style'));
    await render(provider(<Cancel />));
    expect(host.textContent).toBe('취소');
    expect(stylesBeside(before)).toEqual([]);
  });

  it('takes the product name from the brand', async () => {
    const Name = () => useBrand().name;
    await render(provider(<Name />, { brand: { name: 'Acme Remote' } }));
    expect(host.textContent).toBe('Acme Remote');
  });

  it('renews the time every 30 seconds', async () => {
    vi.useFakeTimers();
    let now = 1000;
    const Now = () => useNow();
    await act(async () => root.render(provider(<Now />, { now: () => now })));
    expect(host.textContent).toBe('1000');
    now = 2000;
    await act(async () => vi.advanceTimersByTime(CLOCK_REFRESH_MS));
    expect(host.textContent).toBe('2000');
  });
});

describe('useToast', () => {
  const Show = ({ tone }: { readonly tone: ToastTone }) => {
    const toasts = useToast();
    return <button onClick={() => toasts.show({ tone, text: 'it happened' })}>show</button>;
  };
  const press = () => act(async () => host.querySelector('button')?.click());
  const shown = () => document.body.textContent?.includes('it happened');

  it('lets a toast go after 5 seconds, and not before [A-POLL-11] [B-MSG-11]', async () => {
    await render(provider(<Show tone="success" />));
    vi.useFakeTimers();
    await press();
    expect(shown()).toBe(true);
    await act(async () => vi.advanceTimersByTime(4999));
    expect(shown()).toBe(true);
    await act(async () => vi.advanceTimersByTime(1));
    expect(shown()).toBe(false);
  });

  it('keeps a toast as long as the pointer rests on it', async () => {
    await render(provider(<Show tone="info" />));
    vi.useFakeTimers();
    await press();
    const card = [...document.querySelectorAll('output > div')].at(-1);
    await act(async () => card?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(shown()).toBe(true);
    await act(async () => card?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
    await act(async () => vi.advanceTimersByTime(5000));
    expect(shown()).toBe(false);
  });

  it('keeps an error until it is closed', async () => {
    await render(provider(<Show tone="error" />));
    vi.useFakeTimers();
    await press();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(shown()).toBe(true);
  });
});
