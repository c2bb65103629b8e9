import type { StartedAlert } from '@remote-console/domain';
import { addToInbox, type InboxWriting } from './addToInbox.ts';
import { whoOpens } from './recipients.ts';

/** Device alerts have started, for those who may open the device. The same alert again increments the unread item. */
export async function noteAlerts(
  connection: InboxWriting,
  device: {
    readonly pk: number;
    readonly company_fk: number;
    readonly device_group_fk: number;
    readonly alias: string;
  },
  alerts: readonly StartedAlert[],
): Promise<void> {
  for (const { alertCode, alertValue } of alerts) {
    await addToInbox(connection, {
      companyId: device.company_fk,
      code: 'alert_began',
      facts: { device: device.alias, alertCode, alertValue },
      about: `alert:${device.pk}:${alertCode}`,
      deviceId: device.pk,
      recipients: whoOpens(device, connection.now()),
    });
  }
}
