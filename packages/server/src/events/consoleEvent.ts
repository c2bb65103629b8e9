import type { ConsoleEvent } from '@remote-console/api-client/contract';
import type { StoredEvent } from '../database/index.ts';

/** An event as it is sent; one that lacks its subject is not sent. */
export function consoleEvent({ type, device_fk, subject_fk }: StoredEvent): ConsoleEvent | null {
  switch (type) {
    case 'device_state':
    case 'device_changed':
    case 'device_removed':
      return device_fk === null ? null : { type, deviceId: device_fk };
    case 'device_added':
      return device_fk === null ? null : { type, deviceId: device_fk, enrolmentId: subject_fk };
    case 'command_changed':
      return device_fk === null || subject_fk === null ? null : { type, deviceId: device_fk, commandId: subject_fk };
    case 'ticket_changed':
      return subject_fk === null ? null : { type, ticketId: subject_fk };
    case 'approval_changed':
      return subject_fk === null ? null : { type, approvalId: subject_fk };
    case 'groups_changed':
    case 'tags_changed':
    case 'notices_changed':
    case 'inbox_changed':
    case 'saved_views_changed':
    case 'session_ended':
      return { type };
    case 'agent_called':
      return null;
  }
}
