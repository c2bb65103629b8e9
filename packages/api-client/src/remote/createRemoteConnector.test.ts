// @vitest-environment jsdom
import { RECONNECT_MS, REMOTE_PROTOCOL } from '@remote-console/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connecting } from './testing/connecting.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

it('asks for permission, says hello with the token, and is live when both ends are there', async () => {
  const run = connecting();
  const socket = await run.socket();
  expect(run.asked).toEqual([{ device_pk: 7, kind: 'terminal' }]);
  expect(socket.url).toBe('wss://console.example/lmm/api/v1.0/remote/socket');
  expect(socket.protocol).toBe(REMOTE_PROTOCOL);
  socket.open().say({ type: 'waiting', for: 'agent' }).say({ type: 'waiting', for: 'consent' });
  expect(socket.sent).toEqual([{ lane: 'server', message: { type: 'hello', token: 'token-of-connection-1' } }]);
  socket.say({ type: 'live', session: 31 });
  expect(run.kinds()).toEqual(['asking', 'waiting', 'waiting', 'live']);
  expect(run.last()).toMatchObject({ session: 31 });
});

it('begins with a recording once the person has agreed to it, however long that takes', async () => {
  const run = connecting();
  const socket = (await run.socket()).open().say({ type: 'waiting', for: 'recording', days: 30 });
  expect(run.last()).toEqual({ kind: 'agreeing', days: 30 });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(run.last()).toEqual({ kind: 'agreeing', days: 30 });
  expect(socket.sent).toHaveLength(1);
  run.connector.agree();
  run.connector.agree();
  expect(socket.sent.slice(1)).toEqual([{ lane: 'server', message: { type: 'agreed' } }]);
  socket.say({ type: 'waiting', for: 'agent' }).say({ type: 'live', session: 31, recording: true });
  expect(run.kinds()).toEqual(['asking', 'agreeing', 'waiting', 'live']);
  expect(run.last()).toMatchObject({ session: 31, recording: true, watching: false });
});

it('says whether the person only watches', async () => {
  const run = connecting();
  (await run.socket()).open().say({ type: 'live', session: 31, watching: true });
  expect(run.last()).toMatchObject({ kind: 'live', session: 31, recording: false, watching: true });
});

it('gives a server up that says nothing after the person has agreed', async () => {
  const run = connecting();
  (await run.socket()).open().say({ type: 'waiting', for: 'recording', days: 30 });
  run.connector.agree();
  await vi.advanceTimersByTimeAsync(46_000);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'connection_lost' } });
});

it('goes on with a session that it is given', async () => {
  const run = connecting({ session: 12 });
  await run.socket();
  expect(run.asked).toEqual([{ device_pk: 7, kind: 'terminal', session_pk: 12 }]);
});

it('comes to the terminal of somebody else, after a loss as well', async () => {
  const run = connecting({ beside: 81 });
  (await run.live(31)).lose();
  await vi.advanceTimersByTimeAsync(0);
  await run.socket(2);
  expect(run.asked).toEqual([
    { device_pk: 7, kind: 'terminal', beside_pk: 81 },
    { device_pk: 7, kind: 'terminal', session_pk: 31, beside_pk: 81 },
  ]);
});

it('hands on a refusal with its key, and opens no WebSocket', async () => {
  const run = connecting();
  run.permit({ status: 409, error: 'remote_not_offered' });
  await vi.waitFor(() => expect(run.last()).toEqual({ kind: 'refused', status: 409, error: 'remote_not_offered' }));
  expect(run.sockets).toEqual([]);
});

it('ends with a lost connection where the server cannot be reached at all', async () => {
  const run = connecting();
  run.permit('unreachable');
  await vi.waitFor(() => expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'connection_lost' } }));
});

it.each(['connection_lost', 'refused_at_device'])('does not try again before it was live: %s', async (reason) => {
  const run = connecting();
  (await run.socket()).open().say({ type: 'ended', reason, by: 'Kim', detail: '' });
  expect(run.last()).toEqual({ kind: 'ended', end: { reason, by: 'Kim', detail: '' } });
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(run.asked).toHaveLength(1);
});

it('gives a server up that says nothing', async () => {
  const run = connecting();
  (await run.socket()).open();
  await vi.advanceTimersByTimeAsync(46_000);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'connection_lost' } });
});

it('comes back by itself after a loss, in the same session', async () => {
  const run = connecting();
  (await run.live(31)).lose();
  expect(run.last()).toEqual({ kind: 'reconnecting', attempt: 1, until: Date.now() + RECONNECT_MS });
  await vi.advanceTimersByTimeAsync(0);
  const second = await run.socket(2);
  expect(run.asked[1]).toEqual({ device_pk: 7, kind: 'terminal', session_pk: 31 });
  second.open().say({ type: 'waiting', for: 'agent' });
  expect(run.last()).toMatchObject({ kind: 'reconnecting' });
  second.say({ type: 'live', session: 31 });
  expect(run.last()).toMatchObject({ kind: 'live', session: 31 });
  await vi.advanceTimersByTimeAsync(RECONNECT_MS * 2);
  expect(run.last()).toMatchObject({ kind: 'live' });
});

it('waits longer before each try, and ends when the time is over', async () => {
  const run = connecting();
  const first = await run.live();
  run.permit('unreachable');
  first.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  const early = run.asked.length;
  expect(early).toBeGreaterThan(4);
  expect(early).toBeLessThan(9);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'connection_lost' } });
  const late = run.asked.length;
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(run.asked).toHaveLength(late);
});

it('bears with an agent that is away for a moment, and with a server that is busy', async () => {
  const run = connecting();
  const first = await run.live();
  run.permit({ status: 409, error: 'not_online_warning' });
  first.say({ type: 'ended', reason: 'agent_left', by: '', detail: '' });
  await vi.advanceTimersByTimeAsync(600);
  run.permit({ status: 503, error: 'server_error' });
  await vi.advanceTimersByTimeAsync(1000);
  run.permit('granted');
  await vi.advanceTimersByTimeAsync(2000);
  (await run.socket(2)).open().say({ type: 'ended', reason: 'agent_silent', by: '', detail: '' });
  expect(run.last()).toMatchObject({ kind: 'reconnecting' });
});

it('stops trying once the server refuses', async () => {
  const run = connecting();
  const first = await run.live();
  run.permit({ status: 403, error: 'approval_required' });
  first.lose();
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(run.last()).toEqual({ kind: 'refused', status: 403, error: 'approval_required' });
  expect(run.asked).toHaveLength(2);
});

it.each(['tryNow', 'comeBack'] as const)('tries at once on %s, instead of after its pause', async (how) => {
  const run = connecting();
  const first = await run.live();
  run.permit('unreachable');
  first.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  const before = run.asked.length;
  if (how === 'tryNow') run.connector.tryNow();
  else run.comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.asked).toHaveLength(before + 1);
});

it('does nothing on tryNow while it is live', async () => {
  const run = connecting();
  await run.live();
  run.connector.tryNow();
  run.comeBack();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run.asked).toHaveLength(1);
});

it('ends at once when the machine slept longer than it may try', async () => {
  const run = connecting();
  const first = await run.live();
  run.permit('unreachable');
  first.lose();
  await vi.advanceTimersByTimeAsync(5000);
  vi.setSystemTime(Date.now() + 10 * RECONNECT_MS);
  run.comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'connection_lost' } });
});

it('takes a connection for lost that the machine has slept through', async () => {
  const run = connecting();
  const first = await run.live();
  vi.setSystemTime(Date.now() + 5 * RECONNECT_MS);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(first.closedWith).toBe(4001);
  expect(run.kinds()).toContain('reconnecting');
  await run.socket(2);
});

it('ends when a person closes it, whatever it was doing', async () => {
  const run = connecting();
  const first = await run.live();
  run.connector.close();
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'closed' } });
  expect(first.closedWith).toBe(1000);
  first.lose();
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(run.kinds()).toEqual(['asking', 'live', 'ended']);
});

it('opens nothing when it is closed while it asks', async () => {
  const run = connecting();
  run.connector.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run.sockets).toEqual([]);
  expect(run.kinds()).toEqual(['asking', 'ended']);
});
