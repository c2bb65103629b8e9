import type { PowerAction, PowerProgress } from '@remote-console/domain';
import type { TextKey } from '../../i18n/index.ts';

type Key = TextKey<'devices'>;

const UNDER_WAY = {
  reboot: 'powerRestarting',
  shutdown: 'powerShuttingDown',
  wake: 'powerWaking',
} as const satisfies Record<PowerAction, Key>;

const OVERDUE = {
  reboot: 'powerNotBack',
  shutdown: 'powerStillOn',
  wake: 'powerNotAwake',
} as const satisfies Record<PowerAction, Key>;

const UNDER_WAY_NOTE = {
  reboot: 'powerRestartingNote',
  shutdown: 'powerShuttingDownNote',
  wake: 'powerWakingNote',
} as const satisfies Record<PowerAction, Key>;

const OVERDUE_NOTE = {
  reboot: 'powerNotBackNote',
  shutdown: 'powerStillOnNote',
  wake: 'powerNotAwakeNote',
} as const satisfies Record<PowerAction, Key>;

/** What is shown instead of online and offline; null if those suffice. */
export function powerSign({ action, stage }: PowerProgress) {
  switch (stage) {
    case 'sent':
      return { tone: 'info', label: 'powerSent' } as const;
    case 'under_way':
      return { tone: 'info', label: UNDER_WAY[action] } as const;
    case 'overdue':
      return { tone: 'warn', label: OVERDUE[action] } as const;
    case 'failed':
      return null;
  }
}

/** The same as a sentence. */
export function powerNote({ action, stage }: PowerProgress) {
  switch (stage) {
    case 'sent':
      return 'powerSentNote';
    case 'under_way':
      return UNDER_WAY_NOTE[action];
    case 'overdue':
      return OVERDUE_NOTE[action];
    case 'failed':
      return 'powerFailedNote';
  }
}
