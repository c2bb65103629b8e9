import { aDevice, http } from '@remote-console/api-client/testing';
import { useRefreshDevices } from '@remote-console/api-client/react';
import { defaultDeviceView } from '@remote-console/domain';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import '../testing/patience.ts';
import { useDevicePage } from './useDevicePage.ts';

const VIEW = defaultDeviceView('table');
const keep = () => undefined;

function List() {
  const page = useDevicePage({ view: VIEW, groupId: 'all', onViewChange: keep });
  const refresh = useRefreshDevices();
  return (
    <>
      <p id="list">{page.kind === 'ready' ? page.devices.map(({ alias }) => alias).join() : page.kind}</p>
      <button type="button" onClick={() => void refresh()}>
        refresh
      </button>
    </>
  );
}

function Pages() {
  const [isListOpen, setListOpen] = useState(true);
  return (
    <>
      {isListOpen && <List />}
      <button type="button" onClick={() => setListOpen(!isListOpen)}>
        go
      </button>
    </>
  );
}

it('the list that was there is there again after a refresh that failed and a look at another page', async () => {
  let isOffline = false;
  const reads = vi.fn();
  openWidget(<Pages />, {
    answers: [
      http.get('/devices', ({ response }) => {
        reads();
        return isOffline
          ? response.untyped(Response.error())
          : response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [aDevice({ alias: 'KIOSK-12' })] });
      }),
    ],
  });
  await screen.findByText('KIOSK-12');
  isOffline = true;
  await userEvent.click(screen.getByText('refresh'));
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(document.querySelector('#list')?.textContent).toBe('KIOSK-12'));
  await userEvent.click(screen.getByText('go'));
  expect(screen.queryByText('KIOSK-12')).toBeNull();
  await userEvent.click(screen.getByText('go'));
  await vi.waitFor(() => expect(document.querySelector('#list')?.textContent).toBe('KIOSK-12'));
});
