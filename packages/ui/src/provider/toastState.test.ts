import { describe, expect, it } from 'vitest';
import { MAX_TOASTS, toastLifetime, withToast, type ShownToast } from './toastState.ts';

const toast = (id: number, text = `toast ${id}`): ShownToast => ({ id, tone: 'info', text });

const action = { label: 'Undo', run: () => undefined };

describe('toasts', () => {
  it('stay for 5 seconds [B-MSG-11]', () => {
    for (const tone of ['success', 'info', 'warn'] as const) expect(toastLifetime({ tone, text: 'done' })).toBe(5000);
  });

  it('stay for 10 seconds when they offer to take something back', () =>
    expect(toastLifetime({ tone: 'success', text: 'moved', action })).toBe(10_000));

  it('stay until they are closed when they report an error', () =>
    expect(toastLifetime({ tone: 'error', text: 'failed', action })).toBeNull());

  it('offer only the last of several actions', () => {
    const others = [toast(1), { ...toast(2), action }];
    expect(withToast(others, { ...toast(3), action })).toEqual([toast(1), { ...toast(3), action }]);
  });

  it('show the same words once', () => {
    expect(withToast([toast(1, 'saved')], toast(2, 'saved'))).toEqual([toast(2, 'saved')]);
  });

  it('let the oldest make room', () => {
    const shown = [1, 2, 3, 4, 5, 6].reduce<readonly ShownToast[]>((before, id) => withToast(before, toast(id)), []);
    expect(shown).toHaveLength(MAX_TOASTS);
    expect(shown.at(-1)).toEqual(toast(6));
  });
});
