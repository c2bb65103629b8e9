// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MONO_FAMILY, MONO_RANGES, withMono } from './monoFont.ts';

const fonts = Object.getOwnPropertyDescriptor(document, 'fonts');
afterEach(() => {
  if (fonts) Object.defineProperty(document, 'fonts', fonts);
  else Reflect.deleteProperty(document, 'fonts');
});

/** A page whose fonts load when the test says so. */
function aPage(load: (font: string) => Promise<unknown>) {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
}

describe('the letters of one width', () => {
  it('come with what is drawn with them, normal and bold', async () => {
    const asked: string[] = [];
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    aPage((font) => {
      asked.push(font);
      return arrived;
    });
    let loaded: string | null = null;
    const loading = withMono(async () => 'a view').then((view) => (loaded = view));
    await Promise.resolve();
    expect(asked).toEqual([`400 16px "${MONO_FAMILY}"`, `700 16px "${MONO_FAMILY}"`]);
    expect(loaded).toBeNull();
    arrive();
    await loading;
    expect(loaded).toBe('a view');
  });

  it('keep nobody from a view where they cannot be had', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    aPage(() => Promise.reject(new Error('offline')));
    expect(await withMono(async () => 'a view')).toBe('a view');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('are in order, with no letter twice', () => {
    const points = MONO_RANGES.flat();
    expect(points).toEqual(points.toSorted((left, right) => left - right));
    for (const [first, last] of MONO_RANGES) expect(first).toBeLessThanOrEqual(last);
  });
});
