import type { RemoteSession } from '@remote-console/api-client';
import { expect, it, vi } from 'vitest';
import { startViewer } from './startViewer.ts';

const SESSION: RemoteSession = {
  kmsAddress: 'relay.example',
  kmsPort: 4410,
  mayControl: true,
  mayTransferFiles: false,
  inputLock: true,
  isAdministrator: false,
  userName: '이도윤',
  relayServer: 'n2n.example',
  relayPort: 4411,
  apiAddress: 'api.example',
  apiPort: 4412,
  deviceName: 'KIOSK',
  launchToken: 'token',
  expiresTime: '2026-11-21T03:01:00.000Z',
};

it('the viewer gets a session under the names that it knows [B-REMOTE-11]', () => {
  const openAddress = vi.fn<(address: string) => void>();
  expect(startViewer(SESSION, { environment: 'browser', system: 1, openAddress })).toBe(true);
  const [address = ''] = openAddress.mock.lastCall ?? [];
  const { time, ...fields } = Object.fromEntries(new URL(address).searchParams);
  expect(fields).toEqual({
    kms_addr: 'relay.example',
    kms_port: '4410',
    rc_auth: '1',
    ft_auth: '0',
    input_lock: '1',
    admin_auth: '0',
    user_name: '이도윤',
    n2nserver: 'n2n.example',
    n2nport: '4411',
    csharp_api_addr: 'api.example',
    csharp_api_port: '4412',
    device_name: 'KIOSK',
    launch_token: 'token',
  });
  expect(Number(time)).toBeGreaterThan(0);
});
