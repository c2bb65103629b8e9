import { AUDIT_CODES, checkAlias, checkMemo, type RuleMessage } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { commandDevice } from './commandDevice.ts';
import { commandStore } from './commandStore.ts';
import { deviceStore } from './deviceStore.ts';
import { wakeStore } from './wakeStore.ts';

type InputFault = Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'device_name_identical'>;

function refused(fault: InputFault, field: 'alias' | 'memo') {
  switch (fault) {
    case 'device_name_identical':
      return problem(409, fault, field);
    case 'no_input_data':
      return problem(400, fault, field);
    case 'over_character_limit':
      return problem(400, 'invalid_data', field);
  }
}

/**
 * Sends a device a command, or changes its name or its memo; a memo requires the permission `modifyInformation`
 * (B-API-04, B-EDIT-21).
 */
export const changeDevice = forPerson({
  audit: auditOfCall,
  commands: commandStore,
  devices: deviceStore,
  events: personEventStore,
  wake: wakeStore,
})<'changeDevice'>(async ({ path, body }, { session, transact }) =>
  transact(async (stores) => {
    const { devices, audit, events } = stores;
    const access = await devices.access(path.devicePk);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');
    const { device } = access;
    if ('type' in body) return commandDevice(body, device.pk, stores, session.member.pk);

    if (body.alias !== undefined) {
      const alias = body.alias.trim();
      const fault = checkAlias(alias, device.alias);
      if (fault) return refused(fault, 'alias');
      await devices.rename(device.pk, alias);
      await audit.write({
        ...AUDIT_CODES.nameChanged,
        device_fk: device.pk,
        old_value: device.alias,
        new_value: alias,
      });
    }
    if (body.memo !== undefined) {
      if (!session.member.permissions.modifyInformation) return problem(403, 'no_permission');
      const fault = checkMemo(body.memo);
      if (fault) return refused(fault, 'memo');
      await devices.writeMemo(device.pk, body.memo);
      await audit.write({
        ...AUDIT_CODES.memoChanged,
        device_fk: device.pk,
        old_value: device.memo,
        new_value: body.memo,
      });
    }
    await events.tellDevice('device_changed', { deviceId: device.pk, groupId: device.device_group_fk });
    return done();
  }),
);
