import { describe, expect, it } from 'vitest';
import { findSenders } from './wakeSenders.ts';

const sender = (device_name: string, privateIp: string, same_subnet: boolean) => ({
  deviceName: device_name,
  privateIp,
  publicIp: '203.0.113.9',
  sameSubnet: same_subnet,
});
const FAR = sender('KIOSK-10', '10.9.0.3', false);
const NEAR = sender('프린터 서버', '192.168.3.10', true);

describe('who can wake a device', () => {
  const names = (searched: string) => {
    const { sameSubnet, sameAddress } = findSenders([FAR, NEAR], searched);
    return [sameSubnet, sameAddress].map((senders) => senders.map(({ deviceName }) => deviceName));
  };

  it('is placed by how near it is', () => {
    expect(names('')).toEqual([['프린터 서버'], ['KIOSK-10']]);
  });

  it('is found by name or address, whatever the case and the width of the letters', () => {
    expect(names('kiosk')).toEqual([[], ['KIOSK-10']]);
    expect(names('ｋｉｏｓｋ')).toEqual([[], ['KIOSK-10']]);
    expect(names(' 192.168 ')).toEqual([['프린터 서버'], []]);
    expect(names('203.0')).toEqual([['프린터 서버'], ['KIOSK-10']]);
    expect(names('nothing')).toEqual([[], []]);
  });
});
