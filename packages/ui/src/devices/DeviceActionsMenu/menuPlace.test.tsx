import { aDevice, aProfile } from '@remote-console/api-client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { openWidget } from '../../testing/openWidget.tsx';
import { actor } from '../testing/exampleFleet.ts';
import { DeviceActionsMenu } from './DeviceActionsMenu.tsx';

afterEach(() => void vi.restoreAllMocks());

const MENU = { width: 200, height: 300 };
const LEAST = 12;

it.each([
  ['at the top left', { left: 0, top: 0 }],
  ['at the top right', { left: 1023, top: 0 }],
  ['at the bottom left', { left: 0, top: 767 }],
  ['at the bottom right', { left: 1023, top: 767 }],
])('the context menu %s keeps 12 px from every edge of the screen [B-MENU-02]', async (_, anchor) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(MENU.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(MENU.height);
  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('innerHeight', 768);
  openWidget(
    <DeviceActionsMenu
      device={aDevice()}
      anchor={anchor}
      context={actor(aProfile())}
      handlers={{ detail: () => undefined }}
      onClose={() => undefined}
    />,
  );
  const paper = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('.MuiPopover-paper');
    if (!found?.style.left) throw new Error('The menu has no place.');
    return found;
  }, 20_000);
  const left = Number.parseFloat(paper.style.left);
  const top = Number.parseFloat(paper.style.top);
  expect(left).toBeGreaterThanOrEqual(LEAST);
  expect(top).toBeGreaterThanOrEqual(LEAST);
  expect(left + MENU.width).toBeLessThanOrEqual(1024 - LEAST);
  expect(top + MENU.height).toBeLessThanOrEqual(768 - LEAST);
});
