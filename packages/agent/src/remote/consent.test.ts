import { expect, it, vi } from 'vitest';
import { type DeviceNotifier, seekConsent, simulatedPerson } from './consent.ts';

const request = { person: 'Ada', kind: 'terminal' } as const;
const signal = new AbortController().signal;
const silent: DeviceNotifier = {
  ask: () => new Promise(() => undefined),
  notify: () => undefined,
  show: () => new Promise(() => undefined),
};

it('does not begin when nobody answers in time, and takes the question away', async () => {
  const asked = vi.fn();
  const ask = vi.fn((_request: unknown, _until: AbortSignal) => new Promise<never>(() => undefined));
  const outcome = await seekConsent({
    consent: 'ask',
    request,
    notifier: { ...silent, ask },
    onAsking: asked,
    signal,
    patienceSeconds: 0.05,
  });
  expect(outcome).toEqual({ kind: 'end', reason: 'unanswered', detail: '' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
});

it('begins without a word where the policy says so', async () => {
  const notify = vi.fn();
  const onAsking = vi.fn();
  const seek = (consent: 'silent' | 'notify') =>
    seekConsent({ consent, request, notifier: { ...silent, notify }, onAsking, signal });
  expect(await seek('silent')).toEqual({ kind: 'begin' });
  expect(notify).not.toHaveBeenCalled();
  expect(await seek('notify')).toEqual({ kind: 'begin' });
  expect(notify).toHaveBeenCalledWith(request);
  expect(onAsking).not.toHaveBeenCalled();
});

it('has the person at a simulated device agree after about a second', async () => {
  const before = Date.now();
  const outcome = await seekConsent({ consent: 'ask', request, notifier: simulatedPerson, onAsking: vi.fn(), signal });
  expect(outcome).toEqual({ kind: 'begin' });
  expect(Date.now() - before).toBeGreaterThan(800);
});
