import { expect, it, vi } from 'vitest';
import { type DeviceNotifier, seekConsent, simulatedPerson } from './consent.ts';
import { askingTool, tellingTool } from './deviceNotifier.ts';

const request = { person: 'Ada', kind: 'terminal' } as const;
const signal = new AbortController().signal;
const silent: DeviceNotifier = { ask: () => new Promise(() => undefined), notify: () => undefined };

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

const DISPLAY = { DISPLAY: ':0' };
const HOSTILE = { person: '"; rm -rf / #\n<b>$(id)</b>', kind: 'screen' } as const;

it.each([
  ['linux', DISPLAY, 'zenity'],
  ['darwin', {}, 'osascript'],
  ['win32', {}, 'powershell.exe'],
])('asks on %s with a program of the system, which gets the name as one word', (platform, environment, program) => {
  const tool = askingTool(platform, environment, HOSTILE);
  expect(tool?.program).toBe(program);
  const holding = [...(tool?.words ?? []), ...Object.values(tool?.environment ?? {})].filter((word) =>
    word?.includes('rm -rf'),
  );
  expect(holding).toEqual([
    '"; rm -rf / #  b $(id) /b wants to see and control the screen of this computer. Do you allow it?',
  ]);
  expect(tellingTool(platform, environment, HOSTILE)).not.toBeNull();
});

it.each(['linux', 'darwin', 'win32'])('says on %s that the session is recorded, and only then', (platform) => {
  const textOf = (tool: ReturnType<typeof askingTool>) =>
    [...(tool?.words ?? []), ...Object.values(tool?.environment ?? {})].join(' ');
  for (const toolFor of [askingTool, tellingTool]) {
    expect(textOf(toolFor(platform, DISPLAY, { ...request, recording: true }))).toContain('The session is recorded.');
    expect(textOf(toolFor(platform, DISPLAY, { ...request, recording: false }))).not.toContain('recorded');
  }
});

it('has no way to ask where there is no display', () => {
  expect(askingTool('linux', {}, request)).toBeNull();
  expect(tellingTool('linux', {}, request)).toBeNull();
  expect(askingTool('freebsd', DISPLAY, request)).toBeNull();
});

it('reads what the person answered, and that the question was not shown', () => {
  const linux = askingTool('linux', DISPLAY, request);
  expect([0, 1, 5, null].map((code) => linux?.read(code, ''))).toEqual([true, false, null, null]);
  const mac = askingTool('darwin', {}, request);
  expect(mac?.read(0, 'button returned:Allow')).toBe(true);
  expect(mac?.read(0, 'button returned:Refuse')).toBe(false);
  expect(mac?.read(1, '')).toBeNull();
  const windows = askingTool('win32', {}, request);
  expect([6, 7, -1].map((code) => windows?.read(code, ''))).toEqual([true, false, null]);
});
