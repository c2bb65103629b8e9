import { RfbError } from '@remote-console/domain';
import type { ScreenBrowser } from './screenBrowser.ts';

const VERSION = Buffer.from('RFB 003.008\n', 'latin1');
const NO_SECURITY = 1;

/**
 * The RFB handshake with a browser (RFC 6143, section 7.1 to 7.3). It needs no password: the server has already decided
 * who may connect, and the password of the device's own VNC server stays on the device.
 *
 * @param serverInit Message with the size of the screen, its pixels and its name.
 */
export async function welcomeBrowser(browser: ScreenBrowser, serverInit: Uint8Array): Promise<void> {
  await browser.send(VERSION);
  const version = await browser.read(VERSION.length);
  if (!VERSION.equals(version)) throw new RfbError('the browser speaks another version');
  await browser.send(Uint8Array.of(1, NO_SECURITY));
  const [security] = await browser.read(1);
  if (security !== NO_SECURITY) throw new RfbError('the browser wants another security');
  await browser.send(new Uint8Array(4));
  // The browser says whether it shares the screen. The agent has already chosen to: no other viewer is disconnected.
  await browser.read(1);
  await browser.send(serverInit);
}
