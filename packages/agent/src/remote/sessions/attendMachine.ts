import type { DeviceNotifier } from '../consent.ts';
import { createDeviceSessions, type SessionAttendance } from './deviceSessions.ts';
import { openSessionControl } from './sessionControl.ts';

/** What manages the sessions of a machine as long as its agent runs. */
export interface MachineAttendance {
  readonly sessions: SessionAttendance;
  /** Removes signs and control. */
  readonly close: () => Promise<void>;
}

/** How the sessions of a machine are managed. */
export interface MachineAttendanceOptions {
  readonly dataFolder: string;
  readonly notifier: DeviceNotifier;
  /** Called when other processes can neither list nor end sessions, with a sentence saying why. */
  readonly onUncontrolled: (reason: string) => void;
}

/** Shows the person at a machine who is connected; lets other processes there list and end sessions, where possible. */
export async function attendMachine(options: MachineAttendanceOptions): Promise<MachineAttendance> {
  const { dataFolder, notifier, onUncontrolled } = options;
  const sessions = createDeviceSessions(notifier);
  const control = await openSessionControl(dataFolder, sessions).catch((thrown: unknown) => {
    onUncontrolled(thrown instanceof Error ? thrown.message : String(thrown));
    return null;
  });
  return {
    sessions,
    async close() {
      sessions.close();
      await control?.close();
    },
  };
}
