import type { DeviceNotifier } from '../consent.ts';
import { createDeviceSessions, type SessionAttendance } from './deviceSessions.ts';
import { openSessionControl } from './sessionControl.ts';

/** What attends to the sessions of a machine as long as its agent runs. */
export interface MachineAttendance {
  readonly sessions: SessionAttendance;
  /** Takes signs and control away. */
  readonly close: () => Promise<void>;
}

/** How the sessions of a machine are attended to. */
export interface MachineAttendanceOptions {
  readonly dataFolder: string;
  readonly notifier: DeviceNotifier;
  /** Called when other processes can neither list nor end sessions, with a sentence that says why. */
  readonly onUncontrolled: (reason: string) => void;
}

/** Shows the person at a machine who is there, and lets other processes of the machine see and end that, where they can. */
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
