import type { Company } from './company.ts';
import { managersToken } from './members.ts';
import { server, type PlayedDevice } from './server.ts';

/** Creates a group of the demo company or another, below the root by default, and returns its pk. */
export async function makeGroup(name: string, parentPk?: number, company?: Pick<Company, 'token'>): Promise<number> {
  const headers = { token: company?.token ?? (await managersToken()) };
  const { data } = await server.GET('/groups', { headers });
  const root = data?.objects.find(({ group_fk }) => group_fk === null);
  if (!root) throw new Error('The company has no root group.');
  const { data: made } = await server.POST('/groups', {
    headers,
    body: {
      name,
      flag_df_group: 0,
      flag_confirm: 0,
      group_fk: parentPk ?? root.pk,
      root_group_fk: root.pk,
      company_fk: root.company_fk,
    },
  });
  const pk = made?.objects.pk;
  if (pk === undefined) throw new Error(`The group ${name} could not be made.`);
  return pk;
}

/** Moves a device of the demo company into a group. */
export async function moveInto(device: Pick<PlayedDevice, 'pk' | 'name'>, groupPk: number): Promise<void> {
  const headers = { token: await managersToken() };
  const { data } = await server.GET('/devices/{devicePk}', { headers, params: { path: { devicePk: device.pk } } });
  const { error } = await server.POST('/devices', {
    headers,
    body: {
      device_pk: device.pk,
      new_device_group_fk: groupPk,
      old_device_group_fk: data?.objects[0]?.device_group_fk ?? 0,
    },
  });
  if (error) throw new Error(`${device.name} could not be moved into group ${groupPk}.`);
}

/** The group with a name in the demo company or another, as the server has it now. */
export async function groupNamed(name: string, company?: Pick<Company, 'token'>) {
  const { data } = await server.GET('/groups', { headers: { token: company?.token ?? (await managersToken()) } });
  return data?.objects.find((group) => group.name === name);
}
