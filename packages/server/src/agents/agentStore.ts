import type { ExpressionBuilder } from 'kysely';
import { beginAlerts, endAbsenceAlerts, readThresholds } from '../alerts/index.ts';
import { companyTables, type Connection, type Flag, type Schema } from '../database/index.ts';
import { forgetRival, noteUsage } from '../devices/index.ts';
import type { AgentDevice } from './agentDevice.ts';
import type { NewIdentity } from './agentIdentity.ts';
import { type Report, writeColumns, writeDetails, writeTelemetry } from './deviceReport.ts';

/** The outcome of a report: `removed` when the device no longer exists, `overtaken` when another run was faster. */
export type ReportOutcome = 'accepted' | 'removed' | 'overtaken';

/** What an agent may write: its own device. */
export function agentStore(connection: Connection, device: AgentDevice, identity: NewIdentity) {
  const event = { companyId: device.company_fk, deviceId: device.pk, groupId: device.device_group_fk };

  /** Sets the device online or offline; true when that is a change. */
  async function becomes(inside: Connection, alive: Flag): Promise<boolean> {
    const at = inside.now();
    const { numUpdatedRows } = await companyTables(inside, device.company_fk)
      .changeDevices()
      .set(alive === 1 ? { alive, last_connected_at: at } : { alive, last_disconnected_at: at })
      .where('pk', '=', device.pk)
      .where('alive', '!=', alive)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Records which key and which run speak for the device; false when others were faster. */
  async function settleIdentity(inside: Connection): Promise<boolean> {
    const { key, run } = identity;
    if (key === null && run === null) return true;
    const isUnchanged = (column: 'agent_key' | 'agent_run') => (eb: ExpressionBuilder<Schema, 'devices'>) =>
      device[column] === null ? eb(column, 'is', null) : eb(column, '=', device[column]);
    const { numUpdatedRows } = await companyTables(inside, device.company_fk)
      .changeDevices()
      .set({ ...(key === null ? {} : { agent_key: key }), ...(run === null ? {} : { agent_run: run }) })
      .where('pk', '=', device.pk)
      .where(isUnchanged('agent_key'))
      .where(isUnchanged('agent_run'))
      .executeTakeFirst();
    if (run !== null) await forgetRival(inside, device.pk);
    return numUpdatedRows > 0n;
  }

  return {
    simulated: device.simulated === 1,

    /**
     * Accepts a heartbeat, and notifies open screens when the device came online, has changed, or has other alerts.
     * Measurements are not pushed: devices measure all the time, and screens ask for those they show (decision 0032).
     */
    report: (report: Report): Promise<ReportOutcome> =>
      connection.transact(async (inside) => {
        if (!(await settleIdentity(inside))) return 'overtaken';
        const hasOtherAlerts = await beginAlerts(inside, device, report.telemetry, readThresholds);
        if (!(await writeTelemetry(inside, device, report))) return 'removed';
        await noteUsage(inside, device, report.telemetry);
        const isAnother = await writeColumns(inside, device, report);
        await writeDetails(inside, device, report);
        if (device.alive === 0 && (await becomes(inside, 1))) {
          await endAbsenceAlerts(inside, device.pk);
          await inside.emit({ type: 'device_state', ...event });
        } else if (isAnother || hasOtherAlerts) {
          await inside.emit({ type: 'device_changed', ...event });
        }
        return 'accepted';
      }),

    /** Accepts the agent's goodbye: the device is offline immediately. */
    shutDown: (): Promise<void> =>
      connection.transact(async (inside) => {
        if (await becomes(inside, 0)) await inside.emit({ type: 'device_state', ...event });
      }),
  };
}
