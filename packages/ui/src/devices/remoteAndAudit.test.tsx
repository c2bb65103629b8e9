import { aDevice, aDeviceDetail, aProfile, given, http, problem } from '@remote-console/api-client/testing';
import { screen, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { DeviceDetailWidget } from './DeviceDetailWidget.tsx';
import { useRemoteStart } from './useRemoteStart.tsx';
import '../testing/patience.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';

it('a remote session that fails is logged under activex_error [B-REMOTE-09]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WINDOWS);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Starting() {
    const { begin, dialog } = useRemoteStart({
      mobile: false,
      environment: 'browser',
      obstacle: null,
      onOffline: () => undefined,
    });
    return (
      <>
        <button onClick={() => begin(aDevice({ securityAgreement: false }), 'remote')}>Start</button>
        {dialog}
      </>
    );
  }
  openWidget(<Starting />, {
    session: aProfile(),
    answers: [
      http.get('/devices/{devicePk}/session', ({ response }) =>
        response.untyped(Response.json(problem(500, 'server_error'), { status: 500 })),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(log.mock.calls.map(([name]) => name)).toContain('activex_error'));
});

it('the page of a device asks for its last ten audit entries [C-AUDIT-02]', async () => {
  const { sent } = openWidget(<DeviceDetailWidget deviceId={12} backHref="#list" />, {
    session: aProfile(),
    answers: [given.device(aDeviceDetail({ id: 12 }))],
  });
  await vi.waitFor(() => expect(sent('GET', '/audit')).not.toEqual([]));
  expect(sent('GET', '/audit')[0]?.query).toEqual({
    by: 'act_time',
    deviceId: '12',
    limit: '10',
    offset: '0',
    order: 'desc',
  });
});
