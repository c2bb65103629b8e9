import { expect, type Locator, type Page } from '@playwright/test';
import { missingScreenPrograms, SCREEN_PROGRAMS } from '../../scripts/run/xScreen.ts';
import { compose, type Composition } from './kit/compose.ts';
import { openAs } from './kit/openAs.ts';
import { FIRST_LINE, SCREEN_SIZE, test } from './kit/realScreen.ts';
import { reachComputer, sessionPath, type ReachedDevice } from './kit/remote.ts';
import { label } from './kit/texts.ts';

/** Two syllables of Korean, each as it is composed. */
const HANGUL: readonly Composition[] = [
  ['\u314e', '\ud558', '\ud55c'],
  ['\u3131', '\uadf8', '\uae00'],
];
const WRITTEN = HANGUL.map((steps) => steps.at(-1)).join('');

const screenOf = (page: Page, { name }: ReachedDevice): Locator =>
  page.getByRole('application', { name: label('remoteScreen', 'screenOf', { name }) });

/** A point on the page for a point on the device's screen. */
async function placeOn(screen: Locator, x: number, y: number) {
  const box = await screen.boundingBox();
  if (!box) throw new Error('The screen is not drawn.');
  return { x: box.x + (x * box.width) / SCREEN_SIZE.width, y: box.y + (y * box.height) / SCREEN_SIZE.height };
}

test.describe(`a screen of this machine (needs ${SCREEN_PROGRAMS.join(', ')})`, () => {
  test.skip(missingScreenPrograms.length > 0, `Not on this machine: ${missingScreenPrograms.join(', ')}.`);

  test('takes Korean as it was composed, and what is copied on it arrives in the browser', async ({
    page,
    place,
    realScreen,
  }) => {
    const { port } = await realScreen.serve('secret');
    const file = await realScreen.passwordFile('secret');
    const words = ['--allow-screen', '--vnc-port', String(port), '--vnc-password-file', file];
    const device = await reachComputer(place, 'editor', words);
    await openAs(page, device.company.manager, sessionPath(device.pk, 'screen'));
    const screen = screenOf(page, device);
    await expect(screen).toBeVisible();
    // Without a window manager, the keyboard belongs to the window under the pointer.
    const inEditor = await placeOn(screen, 200, 200);
    await page.mouse.click(inEditor.x, inEditor.y);

    await page.getByRole('button', { name: label('remoteScreen', 'type'), exact: true }).click();
    const field = page.getByRole('textbox', { name: label('remoteScreen', 'typeHere') });
    await expect(field).toBeFocused();
    await compose(page, HANGUL);
    await field.press('Enter');
    await expect.poll(realScreen.saved).toBe(`${WRITTEN}\n`);

    const [from, to] = [await placeOn(screen, 4, 8), await placeOn(screen, 400, 8)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: label('remoteScreen', 'clipboard'), exact: true }).click();
    const panel = page.getByRole('dialog', { name: label('remoteScreen', 'clipboard') });
    const text = panel.getByRole('textbox', { name: label('remoteScreen', 'clipboardText') });
    // The line ends where the selection does, or at its own end.
    await expect(text).toHaveValue(new RegExp(`^${FIRST_LINE}\\s*$`));
  });

  test('says why it is gone: its VNC server ended, is not there, or wants another password', async ({
    page,
    place,
    realScreen,
  }) => {
    const { port, kill } = await realScreen.serve('secret');
    const file = await realScreen.passwordFile('secret');
    const words = ['--allow-screen', '--vnc-port', String(port), '--vnc-password-file', file];
    const device = await reachComputer(place, 'gone', words);
    await openAs(page, device.company.manager, sessionPath(device.pk, 'screen'));
    await expect(screenOf(page, device)).toBeVisible();
    const said = page.getByRole('status');
    await kill();
    await expect(said.getByText(label('remote', 'failed_vnc_hung_up'))).toBeVisible();

    const again = said.getByRole('button', { name: label('remote', 'reconnect') });
    await again.click();
    await expect(said.getByText(label('remote', 'failed_vnc_unreachable'))).toBeVisible();

    await realScreen.serve('another', port);
    await again.click();
    await expect(said.getByText(label('remote', 'failed_vnc_password'))).toBeVisible();
  });
});
