// @vitest-environment jsdom
import { aDevice, aGroup, aProfile, problem } from '@remote-console/api-client/testing';
import { TIME_ZONES } from '@remote-console/domain';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, BASE, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { wordsIn } from '../testing/wordsIn.ts';

const groups = [aGroup({ id: 1, name: 'ROOT', parentId: null }), aGroup({ id: 11, name: 'Lobby' })];
const zoneNamed = (wanted: string) => TIME_ZONES.find(({ name }) => name === wanted)?.value ?? null;

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'table');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

describe('the table of devices', () => {
  it.each([
    ['Asia/Seoul', 0, '2026/03/02 00:30'],
    ['America/New_York', 1, '03/01/2026 10:30'],
    ['Europe/Berlin', 2, '01/03/2026 16:30'],
  ] as const)(
    'shows in %s and format %i when a device was connected last [B-TABLE-09]',
    async (zone, format, shown) => {
      const devices = [
        aDevice({ id: 12, isOnline: false, alias: 'KIOSK-12', lastConnectedTime: '2026-03-01T15:30:00.000Z' }),
      ];
      const person = aProfile({ timeZoneId: zoneNamed(zone) ?? 0, dateFormatId: format });
      page = aConsole({ path: '/en/device/all', person, state: { devices, groups } });
      const cell = await element('main [role=gridcell][data-field=last_connected_time]');
      expect(cell.textContent).toBe(shown);
    },
  );

  it('tells how many of the selected devices were deleted [C-ERROR-12]', async () => {
    const { message, text } = await wordsIn('en');
    const devices = [1, 2, 3].map((id) => aDevice({ id, alias: `KIOSK-${id}` }));
    page = aConsole({ path: '/en/device/all', person: aProfile(), state: { devices, groups } });
    for (const name of ['KIOSK-1', 'KIOSK-2', 'KIOSK-3']) {
      await press('main input[type=checkbox]', text('devices', 'selectDevice', { name }));
    }
    const refused = () => HttpResponse.json(problem(403, 'no_permission'), { status: 403 });
    page.server.use(http.delete(`${BASE}/devices/2`, refused));
    await press('main button', text('deviceCommands', 'bulkActions'));
    await press('[role=menuitem]', text('devices', 'actionDelete'));
    await press('[role=dialog] button', text('deviceCommands', 'deleteConfirm'));
    await showsText(message('deleted_devices_of_total', { deleted: 2, total: 3 }));
    expect(page.backend.state.devices.map(({ alias }) => alias)).toEqual(['KIOSK-2']);
  });
});
