import type { RemoteChannel, TerminalToBrowser } from '@remote-console/domain';

/** Sends a message to the browser, in the terminal protocol. */
export function sayToBrowser(channel: RemoteChannel, message: TerminalToBrowser): void {
  channel.sendControl(message);
}
