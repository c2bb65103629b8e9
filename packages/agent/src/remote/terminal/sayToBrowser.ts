import type { RemoteChannel, TerminalToBrowser } from '@remote-console/domain';

/** Says something to the browser, in the protocol of terminals. */
export function sayToBrowser(channel: RemoteChannel, message: TerminalToBrowser): void {
  channel.sendControl(message);
}
