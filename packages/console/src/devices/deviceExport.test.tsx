// @vitest-environment jsdom
import { aDevice, aProfile, problem } from '@remote-console/api-client/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, BASE, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const state = { devices: [aDevice({ id: 12, alias: 'KIOSK-12' })] };
const CANNOT_LOAD = 'Data can’t be loaded right now. Please try again later.';
const UNREACHABLE = 'The server can’t be reached. Please try again later.';

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

const noAnswer = () => HttpResponse.error();
const serverError = () => HttpResponse.json(problem(500, 'server_error'), { status: 500 });

describe('an export of devices', () => {
  it.each([
    ['gets no answer', '[A-ERROR-03]', noAnswer],
    ['the server fails to make', '[B-EXCEL-08]', serverError],
  ])('that %s raises neither of the generic alerts %s', async (_, _rows, answer) => {
    page = aConsole({ path: '/en/device/all', person: aProfile(), state });
    await showsText('KIOSK-12');
    page.server.use(http.post(`${BASE}/excel`, answer));
    await press('main button', 'Export');
    await showsText('The Excel file is taking a long time. Try a shorter period or more filters.');
    const exports = page.calls.filter(({ path }) => path === '/excel').map(({ body }): unknown => JSON.parse(body));
    expect(exports).toEqual([expect.objectContaining({ export_id: 'deviceTable' })]);
    expect(document.body.textContent).not.toContain(CANNOT_LOAD);
    expect(document.body.textContent).not.toContain(UNREACHABLE);
  });

  it.each([
    ['gets no answer', noAnswer, UNREACHABLE],
    ['fails', serverError, CANNOT_LOAD],
  ])('is the exception: the list of devices that %s raises one', async (_, answer, alert) => {
    page = aConsole({ path: '/en/login', person: aProfile(), state });
    page.server.use(http.get(`${BASE}/devices`, answer));
    page.open('/en/device/all');
    await showsText(alert);
  });
});

it('an export of devices has a range of dates so wide that no device is left out [B-EXCEL-09]', async () => {
  page = aConsole({ path: '/en/device/all', person: aProfile(), state });
  await showsText('KIOSK-12');
  page.server.use(http.post(`${BASE}/excel`, noAnswer));
  await press('main button', 'Export');
  await showsText('The Excel file is taking a long time.');
  const sent = page.calls.find(({ path }) => path === '/excel');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    start_date: '2000-01-01 00:00:00',
    end_date: '2099-12-31 23:59:59',
  });
});
