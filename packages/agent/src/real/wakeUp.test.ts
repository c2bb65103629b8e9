import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { broadcastTargets, wakeUp } from './wakeUp.ts';

const MAC = '0A:1B:2C:3D:4E:5F';

it('sends a real magic packet: six bytes of ones and sixteen times the address', async () => {
  const receiver = createSocket('udp4');
  onTestFinished(() => void receiver.close());
  receiver.bind(0, '127.0.0.1');
  await once(receiver, 'listening');
  const received = once(receiver, 'message');
  const sent = await wakeUp(MAC, [{ address: '127.0.0.1', port: receiver.address().port }]);
  const [packet]: unknown[] = await received;
  const once16 = '0a1b2c3d4e5f'.repeat(16);
  expect(packet).toBeInstanceOf(Buffer);
  expect(Buffer.isBuffer(packet) && packet.toString('hex')).toBe(`ffffffffffff${once16}`);
  expect(sent).toEqual(['127.0.0.1']);
});

it('goes to the broadcast address of every network, on the discard port', () => {
  const card = { mac: MAC, cidr: null, internal: false, family: 'IPv4' } as const;
  expect(
    broadcastTargets({
      eth0: [{ ...card, address: '192.168.3.77', netmask: '255.255.255.0' }],
      eth1: [{ ...card, address: '10.1.2.3', netmask: '255.255.0.0' }],
      again: [{ ...card, address: '192.168.3.78', netmask: '255.255.255.0' }],
      lo: [{ ...card, internal: true, address: '127.0.0.1', netmask: '255.0.0.0' }],
      six: [{ ...card, family: 'IPv6', scopeid: 0, address: 'fd00::2', netmask: 'ffff:ffff:ffff:ffff::' }],
    }),
  ).toEqual([
    { address: '192.168.3.255', port: 9 },
    { address: '10.1.255.255', port: 9 },
  ]);
});

it('says so when there is nothing to send or nobody to send it to', async () => {
  await expect(wakeUp('me', [{ address: '127.0.0.1', port: 9 }])).rejects.toMatchObject({ code: 'bad_mac' });
  await expect(wakeUp(MAC, [])).rejects.toMatchObject({ code: 'no_network' });
});
