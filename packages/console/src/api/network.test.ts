// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetwork } from './network.ts';

const LOST = new TypeError('Failed to fetch');
const send = vi.fn<(request: Request) => Promise<Response>>();
const browser = { onLine: true };
let page = new EventTarget();

const answers = () => send.mockImplementation(async () => new Response());
const isLost = () => send.mockRejectedValue(LOST);
const aCall = () => new Request('http://localhost/lmm/api/v1.0/devices');

function watch() {
  const network = createNetwork({ page, browser, send });
  const seen: string[] = [];
  network.subscribe(() => seen.push(network.reach()));
  return { network, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  browser.onLine = true;
  page = new EventTarget();
  answers();
});
afterEach(() => void vi.useRealTimers());

describe('the reach of the server', () => {
  it('is lost at once with the network, and found again once the server answers', async () => {
    const { network, seen } = watch();
    browser.onLine = false;
    page.dispatchEvent(new Event('offline'));
    expect(seen).toEqual(['no-network']);
    browser.onLine = true;
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(seen).toEqual(['no-network', 'reached']));
    expect(network.reach()).toBe('reached');
  });

  it('is not found again by what was sent before the network was lost', async () => {
    const { network, seen } = watch();
    const answered = Promise.withResolvers<Response>();
    send.mockReturnValue(answered.promise);
    const calls = Promise.all([network.send(aCall()), network.check()]);
    page.dispatchEvent(new Event('offline'));
    answered.resolve(new Response());
    expect((await calls)[1]).toBe(false);
    expect(seen).toEqual(['no-network']);
    answers();
    await network.send(aCall());
    expect(seen).toEqual(['no-network', 'reached']);
  });

  it('is known without a network from the beginning', () => {
    browser.onLine = false;
    expect(watch().network.reach()).toBe('no-network');
  });

  it('is not lost by one call that fails while the server is there', async () => {
    const { network, seen } = watch();
    send.mockRejectedValueOnce(LOST);
    await expect(network.send(aCall())).rejects.toBe(LOST);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0].url).toMatch(/\/healthz$/);
    expect(seen).toEqual([]);
  });

  it('is lost by a call that fails and no sign of life, which is asked for until it comes', async () => {
    isLost();
    const { network, seen } = watch();
    await expect(network.send(aCall())).rejects.toBe(LOST);
    await vi.waitFor(() => expect(seen).toEqual(['no-answer']));
    await vi.advanceTimersByTimeAsync(7500);
    // After 1, 2 and 4 seconds.
    expect(send).toHaveBeenCalledTimes(5);
    answers();
    await vi.advanceTimersByTimeAsync(8000);
    expect(seen).toEqual(['no-answer', 'reached']);
    const asked = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(asked);
  });

  it('is found again by any call that is answered, also with a refusal', async () => {
    isLost();
    const { network, seen } = watch();
    await expect(network.send(aCall())).rejects.toBe(LOST);
    await vi.waitFor(() => expect(seen).toEqual(['no-answer']));
    send.mockImplementation(async () => new Response(null, { status: 500 }));
    await network.send(aCall());
    expect(seen).toEqual(['no-answer', 'reached']);
  });

  it('is asked for once however many ask', async () => {
    const { network } = watch();
    await Promise.all([network.check(), network.check(), network.check()]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
