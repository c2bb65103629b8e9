import { readBrowserToTerminal, type RemoteChannel } from '@remote-console/domain';
import type { Terminal } from './createTerminal.ts';
import { sayToBrowser } from './sayToBrowser.ts';
import type { TerminalGuest } from './terminalGuests.ts';

/**
 * Serves another person's terminal over a channel, until the channel ends. Whatever the browser asks for, it starts no
 * shell, joins no other terminal, and neither resizes nor holds up this one.
 *
 * @param beside The name of the terminal.
 */
export function serveTerminalGuest(
  channel: RemoteChannel,
  running: ReadonlyMap<string, Terminal>,
  beside: string,
): Promise<void> {
  let guest: TerminalGuest | null = null;

  function open(): void {
    if (guest !== null && !guest.knowsEnd()) return;
    // A terminal whose shell has ended may be kept for the person who opened it.
    const terminal = guest === null ? running.get(beside) : undefined;
    if (terminal) guest = terminal.join(channel);
    else sayToBrowser(channel, { type: 'refused', because: 'gone', detail: '' });
  }

  return new Promise((resolve) => {
    channel.listen({
      control(message) {
        if (readBrowserToTerminal(message)?.type === 'open') open();
      },
      data: (bytes) => guest?.write(bytes),
      end() {
        guest?.leave();
        resolve();
      },
    });
  });
}
