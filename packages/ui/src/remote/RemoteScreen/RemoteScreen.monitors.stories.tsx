import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { DeviceScreen, shownScreen, storyDevice, tool } from '../testing/DeviceScreen.tsx';
import styles from './RemoteScreen.module.css';
import { RemoteScreen } from './RemoteScreen.tsx';

/** Two monitors side by side, the second one smaller, with one of the story's windows on each. */
const MONITORS = [
  { name: 'DP-1', x: 0, y: 0, width: 576, height: 640 },
  { name: 'HDMI-1', x: 576, y: 130, width: 448, height: 330 },
] as const;
const SECOND = { number: 2, name: 'HDMI-1' } as const;

const meta = {
  title: 'Remote/RemoteScreen/Monitors',
  component: RemoteScreen,
  render: (args) => <DeviceScreen {...args} />,
  args: { monitors: MONITORS },
  parameters: inFrames(640),
  tags: ['no-visual'],
} satisfies HostedMeta<typeof DeviceScreen>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceScreen>>;

/** The pointer has its position on the whole screen, although only one monitor is visible. */
async function pressesOnSecond(picture: HTMLElement): Promise<void> {
  const { left, top, width } = picture.getBoundingClientRect();
  const scale = width / 1024;
  const at = { clientX: left + 700 * scale, clientY: top + 300 * scale };
  await expect(document.elementFromPoint(at.clientX, at.clientY)).toBe(picture);
  await fireEvent.mouseDown(picture, { ...at, buttons: 1 });
  await fireEvent.mouseUp(window, { ...at, buttons: 0 });
  await waitFor(() => expect(storyDevice().pointers().at(-1)).toMatchObject({ buttons: 0 }));
  const pressed = storyDevice()
    .pointers()
    .find(({ buttons }) => buttons === 1);
  await expect(Math.abs((pressed?.x ?? 0) - 700)).toBeLessThan(3);
  await expect(Math.abs((pressed?.y ?? 0) - 300)).toBeLessThan(3);
}

/** One of several monitors is shown, as large as the space allows. */
export const SecondMonitor: Story = {
  args: { roundTripMs: 3_600_000 },
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    const { canvas, userEvent } = context;
    const before = picture.getBoundingClientRect().width;
    await userEvent.click(await canvas.findByRole('button', { name: text('allMonitors') }));
    const menu = within(await screen.findByRole('menu', { name: text('monitors') }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: text('monitorNamed', SECOND) }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await canvas.findByRole('button', { name: text('monitorOf', { number: 2, total: 2 }) });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(before));
    const stage = picture.closest(`.${styles.stage}`)?.getBoundingClientRect();
    const frame = picture.closest(`.${styles.monitor}`)?.getBoundingClientRect();
    await expect(frame?.height).toBeLessThanOrEqual((stage?.height ?? 0) + 1);
    await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(448 / 330, 1);
    await pressesOnSecond(picture);
  },
};

/** One screen pixel for each pixel of the monitor: it scrolls if it doesn't fit. */
export const MonitorActualSize: Story = {
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(tool(canvas, text('sizeFit')));
    await userEvent.click(await canvas.findByRole('button', { name: text('allMonitors') }));
    const menu = within(await screen.findByRole('menu', { name: text('monitors') }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: text('monitorNamed', SECOND) }));
    await waitFor(() => expect(picture.closest(`.${styles.monitor}`)?.getBoundingClientRect().width).toBe(448));
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(1024));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await pressesOnSecond(picture);
  },
};

/** The monitor is selected with the keyboard alone, and the selection is announced. */
export const MonitorsByKeyboard: Story = {
  args: { roundTripMs: 3_600_000 },
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: text('allMonitors') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: text('monitors') }));
    await expect(menu.getByRole('menuitemradio', { name: text('allMonitors') })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(text('monitorOf', { number: 2, total: 2 }));
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('menu', { name: text('monitors') }));
    await expect(again.getByRole('menuitemradio', { name: text('monitorNamed', SECOND) })).toBeChecked();
  },
};

/** On a phone the monitors are in the menu with the other tools. */
export const PhoneMonitor: Story = {
  args: { roundTripMs: 3_600_000 },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(tool(canvas, text('more')));
    const more = within(await screen.findByRole('menu', { name: text('more') }));
    await userEvent.click(more.getByRole('menuitem', { name: text('allMonitors') }));
    const menu = within(await screen.findByRole('menu', { name: text('monitors') }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: text('monitorNamed', SECOND) }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(picture.closest(`.${styles.monitor}`)).not.toBeNull());
  },
};

/** The pointer moved by a finger stays on the displayed monitor. */
export const PhoneMonitorPointer: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ja', mode: 'dark' },
  play: async (context) => {
    await PhoneMonitor.play?.(context);
    const { text } = await shownScreen(context);
    await context.userEvent.click(tool(context.canvas, text('pointerPad')));
    const pad = await waitFor(() => {
      const found = context.canvasElement.querySelector<HTMLElement>(`.${styles.pad}`);
      if (!found) throw new Error('there is no pad');
      return found;
    });
    pad.setPointerCapture = () => {};
    const touch = (type: string, clientX: number) =>
      pad.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 300 }));
    touch('pointerdown', 300);
    touch('pointermove', 200);
    touch('pointermove', -2000);
    touch('pointerup', -2000);
    await waitFor(() => expect(Math.abs((storyDevice().pointers().at(-1)?.x ?? 0) - 576)).toBeLessThan(4));
  },
};

/** A screenshot contains what is visible: with one monitor selected, only that one. */
export const MonitorScreenshot: Story = {
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: text('allMonitors') }));
    const menu = within(await screen.findByRole('menu', { name: text('monitors') }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: text('monitorNamed', SECOND) }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const made = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(tool(canvas, text('screenshot')));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [saved] = made.mock.calls[0] ?? [];
    made.mockRestore();
    click.mockRestore();
    if (!(saved instanceof Blob)) throw new Error('nothing was saved');
    const picture = await createImageBitmap(saved);
    await expect([picture.width, picture.height]).toEqual([448, 330]);
  },
};
