// @vitest-environment jsdom
import { LARGEST_REMOTE_FRAME, type RemoteChannel, type RemoteEnd } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { connecting } from './testing/connecting.ts';

async function aLiveChannel() {
  const run = connecting();
  const socket = await run.live();
  const state = run.last();
  if (state?.kind !== 'live') throw new Error('The connection is not live.');
  return { run, socket, channel: state.channel };
}

function hearing(channel: RemoteChannel) {
  const heard: unknown[] = [];
  channel.listen({
    control: (message) => heard.push(message),
    data: (bytes) => heard.push([...bytes]),
    end: (end: RemoteEnd) => heard.push(end.reason),
  });
  return heard;
}

it('moves messages and bytes in both directions', async () => {
  const { socket, channel } = await aLiveChannel();
  const heard = hearing(channel);
  socket.saysDevice({ size: 3 }).sendsDevice(1, 2, 3);
  expect(heard).toEqual([{ size: 3 }, [1, 2, 3]]);
  channel.sendControl({ rows: 24 });
  channel.sendData(Uint8Array.of(9));
  expect(socket.sent.slice(1)).toEqual([
    { lane: 'control', message: { rows: 24 } },
    { lane: 'data', bytes: Uint8Array.of(9) },
  ]);
});

it('keeps what arrives before anybody listens, the end included, in its order', async () => {
  const { socket, channel } = await aLiveChannel();
  socket.sendsDevice(1).saysDevice({ two: 2 }).say({ type: 'ended', reason: 'ended_at_device', by: '', detail: '' });
  expect(hearing(channel)).toEqual([[1], { two: 2 }, 'ended_at_device']);
});

it('has one listener at a time', async () => {
  const { socket, channel } = await aLiveChannel();
  const first = hearing(channel);
  const second = hearing(channel);
  socket.sendsDevice(1);
  expect([first, second]).toEqual([[], [[1]]]);
});

it('ends once, and sends nothing afterwards', async () => {
  const { run, socket, channel } = await aLiveChannel();
  const heard = hearing(channel);
  channel.close();
  channel.close();
  socket.sendsDevice(1).lose();
  channel.sendData(Uint8Array.of(1));
  expect(heard).toEqual(['closed']);
  expect(socket.sent).toHaveLength(1);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'closed' } });
});

it('is drained once little waits, and when it is over', async () => {
  const { socket, channel } = await aLiveChannel();
  await channel.drained();
  socket.bufferedAmount = 4 * 1024 * 1024;
  let isDrained = false;
  const waiting = channel.drained().then(() => (isDrained = true));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(isDrained).toBe(false);
  socket.bufferedAmount = 0;
  await waiting;
  socket.bufferedAmount = 4 * 1024 * 1024;
  const atTheEnd = channel.drained();
  channel.close();
  await atTheEnd;
});

it('refuses a piece that is too large before the server does', async () => {
  const { channel } = await aLiveChannel();
  const largest = new Uint8Array(LARGEST_REMOTE_FRAME - 3);
  channel.sendData(Uint8Array.of(1, 2), largest);
  expect(() => channel.sendData(Uint8Array.of(1, 2, 3), largest)).toThrow(RangeError);
});

it.each([
  ['text', 'hello'],
  ['an unknown lane', Uint8Array.of(3, 1)],
  ['nothing', new Uint8Array(0)],
  ['JSON that is none', Uint8Array.of(1, 0x7b)],
  ['too much', new Uint8Array(LARGEST_REMOTE_FRAME + 1).fill(2)],
])('breaks off on %s', async (_name, frame) => {
  const { run, socket, channel } = await aLiveChannel();
  const heard = hearing(channel);
  socket.deliver(frame);
  expect(heard).toEqual(['protocol_error']);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'protocol_error' } });
  expect(socket.closedWith).toBe(4002);
});

it('breaks off on bytes of a device before the connection is live, and ignores words that it does not know', async () => {
  const run = connecting();
  const socket = (await run.socket()).open();
  socket.say({ type: 'weather' });
  expect(run.kinds()).toEqual(['asking']);
  socket.sendsDevice(1);
  expect(run.last()).toMatchObject({ kind: 'ended', end: { reason: 'protocol_error' } });
});

it('has bytes in requests of their own where the server gave a key for them', async () => {
  const { channel } = await aLiveChannel();
  expect(channel.streams).toBeUndefined();
  const run = connecting();
  (await run.socket()).open().say({ type: 'live', session: 31, streams: '7.browser.key' });
  const state = run.last();
  expect(state?.kind === 'live' && state.channel.streams).toBeTruthy();
});
