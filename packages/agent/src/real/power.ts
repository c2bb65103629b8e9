import { execFile } from 'node:child_process';

/** A program and its parameters. */
export interface PowerCommand {
  readonly program: string;
  readonly parameters: readonly string[];
}

/** What shuts down or restarts a machine with this operating system; null where there is no such program. */
export function powerCommand(platform: string, action: 'reboot' | 'shutdown'): PowerCommand | null {
  switch (platform) {
    case 'linux':
      return { program: 'systemctl', parameters: [action === 'reboot' ? 'reboot' : 'poweroff'] };
    case 'darwin':
      return { program: 'shutdown', parameters: [action === 'reboot' ? '-r' : '-h', 'now'] };
    case 'win32':
      return { program: 'shutdown', parameters: [action === 'reboot' ? '/r' : '/s', '/t', '0'] };
    default:
      return null;
  }
}

/** Runs it; rejects with the system's reason when it is not allowed. */
export function runPowerCommand({ program, parameters }: PowerCommand): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(program, parameters, { windowsHide: true }, (error) => (error ? reject(error) : resolve()));
  });
}
