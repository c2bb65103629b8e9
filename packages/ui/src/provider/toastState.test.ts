import { describe, expect, it } from 'vitest';
import { MAX_TOASTS, toastLifetime, withToast, type ShownToast } from './toastState.ts';

const toast = (id: number, text = `toast ${id}`): ShownToast => ({ id, tone: 'info', text });

describe('toasts', () => {
  it('stay for 5 seconds [B-MSG-11]', () => {
    expect(toastLifetime('success')).toBe(5000);
    expect(toastLifetime('info')).toBe(5000);
    expect(toastLifetime('warn')).toBe(5000);
  });

  it('stay until they are closed when they tell of an error', () => expect(toastLifetime('error')).toBeNull());

  it('show the same words once', () => {
    expect(withToast([toast(1, 'saved')], toast(2, 'saved'))).toEqual([toast(2, 'saved')]);
  });

  it('let the oldest make room', () => {
    const shown = [1, 2, 3, 4, 5, 6].reduce<readonly ShownToast[]>((before, id) => withToast(before, toast(id)), []);
    expect(shown).toHaveLength(MAX_TOASTS);
    expect(shown.at(-1)).toEqual(toast(6));
  });
});
