// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPaymentWindow, type PaymentForm } from './paymentWindow.ts';

const popup = { closed: false, focus: vi.fn(), close: vi.fn() };
const open = vi.fn((_address: string, _name: string, _features: string): unknown => popup);

const FORM: PaymentForm = {
  action: '/sandbox-payment',
  fields: {
    merchant_key: 'demo',
    order_id: 'o-1',
    amount: '3850',
    buyer: 'mia',
    product_type: 'Basic',
    device_count: '1',
    start_date: '2026-11-21T03:00:00Z',
    end_date: '2026-12-21T03:00:00Z',
    term: '1',
    renew_ref: '',
    flag: 'new',
    payment_method: 'SC0010',
    language: 'ko',
    return_url: '/payment-result',
    signature: 'a'.repeat(64),
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

/** The answer of the window after some milliseconds; null if there is none yet. */
async function answerAfter(milliseconds: number, outcome: Promise<string> | undefined): Promise<string | null> {
  let answer: string | null = null;
  void outcome?.then((value) => (answer = value));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return answer;
}

describe('the window of a payment', () => {
  it('is 1024 by 726 [C-PAY-24]', () => {
    openPaymentWindow();
    expect(open).toHaveBeenCalledOnce();
    expect(open.mock.lastCall?.[2]).toMatch(/(?:^|,)width=1024,height=726(?:,|$)/);
  });

  it('is looked at every 500 ms until it is closed [C-PAY-25]', async () => {
    const outcome = openPaymentWindow()?.outcome;
    expect(await answerAfter(499, outcome)).toBeNull();
    popup.closed = true;
    expect(await answerAfter(2, outcome)).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays open as long as the buyer wants', async () => {
    const outcome = openPaymentWindow()?.outcome;
    expect(await answerAfter(600_000, outcome)).toBeNull();
  });

  it.each(['success', 'failure', 'cancel'])('tells the outcome %s that its page said', async (result) => {
    const outcome = openPaymentWindow()?.outcome;
    say({ type: 'payment', result });
    popup.closed = true;
    expect(await answerAfter(600, outcome)).toBe(result);
  });

  it('believes nobody else, and no other word', async () => {
    const outcome = openPaymentWindow()?.outcome;
    say({ type: 'payment', result: 'success' }, 'https://evil.example');
    say({ type: 'payment', result: 'free' });
    say({ type: 'other', result: 'success' });
    say('success');
    say(null);
    popup.closed = true;
    expect(await answerAfter(600, outcome)).toBe('closed');
  });

  it('is sent the form of the order by POST, and leaves nothing on the page', () => {
    const sent: { readonly target: string; readonly method: string; readonly fields: unknown }[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      sent.push({ target: this.target, method: this.method, fields: Object.fromEntries(new FormData(this)) });
    });
    openPaymentWindow()?.submit(FORM);
    expect(sent).toEqual([{ target: open.mock.lastCall?.[1], method: 'post', fields: FORM.fields }]);
    expect(document.querySelector('form')).toBeNull();
  });

  it('is none where the browser opens no window', () => {
    open.mockReturnValueOnce(null);
    expect(openPaymentWindow()).toBeNull();
  });
});
