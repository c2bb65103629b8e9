import { expect, type Locator, type Page } from '@playwright/test';
import { periodFromNow } from './periods.ts';
import { MANAGER, USER } from './person.ts';
import { dayInSeoul } from './seoul.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './server.ts';
import { label } from './texts.ts';

const DAY_MS = 86_400_000;

/** The reason for requesting access. */
export const REASON = 'Checkout inspection';

/** The reason for rejecting a request. */
export const REFUSAL = 'After closing time, please';

/** A device in a group that the demo's user can access; it needs an approval. */
export async function deviceOfUser(purpose: string): Promise<PlayedDevice> {
  const device = await playDevice(purpose);
  const { data: mine } = await server.GET('/groups', { headers: { token: await tokenOf(USER) } });
  const reached = (mine?.objects ?? []).filter((group) => group.has_permission && group.dev_limit === null);
  const headers = { token: await tokenOf() };
  const { data } = await server.GET('/devices/{devicePk}', { headers, params: { path: { devicePk: device.pk } } });
  const groupPk = data?.objects[0]?.device_group_fk ?? 0;
  if (reached.some(({ pk }) => pk === groupPk)) return device;
  const { response } = await server.POST('/devices', {
    headers,
    body: { device_pk: device.pk, new_device_group_fk: reached[0]?.pk ?? 0, old_device_group_fk: groupPk },
  });
  expect(response.status).toBe(200);
  return device;
}

/** Whether the user's device is open now, as the server reports to the user. */
export async function approvalOf(devicePk: number): Promise<number | undefined> {
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: await tokenOf(USER) },
    params: { path: { devicePk } },
  });
  return data?.objects[0]?.approval;
}

/** Types a period from the first minute of today to the last of tomorrow. */
export async function typePeriod(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('group', { name: label('common', 'startDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await dialog.page().keyboard.type(dayInSeoul(0));
  await dialog.getByLabel(label('approvals', 'startTime')).fill('00:00');
  await dialog
    .getByRole('group', { name: label('common', 'endDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await dialog.page().keyboard.type(dayInSeoul(1));
  await dialog.getByLabel(label('approvals', 'endTime')).fill('23:59');
}

/** The row of a device in a list of requests. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens a request of the list on the page, with its button. */
export async function open(page: Page, name: string, action: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} ${action}` })
    .click();
  return page.getByRole('dialog');
}

/** Requests access to a device through the API, from now on; the request's pk. */
export async function askThroughApi(device: PlayedDevice, lasts = DAY_MS): Promise<number> {
  const headers = { token: await tokenOf(USER) };
  await device.beat();
  const { error } = await server.POST('/approvals', {
    headers,
    body: {
      device_pk: device.pk,
      ...periodFromNow(lasts),
      approval_reason: REASON,
    },
  });
  expect(error).toBeUndefined();
  const { data } = await server.GET('/approvals', {
    headers: { token: await tokenOf(MANAGER) },
    params: { query: { type: 'request', limit: 100 } },
  });
  return data?.objects.find(({ device_fk }) => device_fk === device.pk)?.pk ?? 0;
}

/** Decides on a request through the API, as the administrator. */
export async function decideThroughApi(pk: number, is_accept: 0 | 1): Promise<void> {
  const { error } = await server.POST('/approvals', {
    headers: { token: await tokenOf(MANAGER) },
    body: is_accept === 1 ? { pk, is_accept } : { pk, is_accept, react_reason: REFUSAL },
  });
  expect(error).toBeUndefined();
}
