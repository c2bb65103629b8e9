import { KEYSYMS, keysymsOfText, type RemoteEnd } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceScreen, DEVICE_NAME, shownScreen, storyDevice, tool } from '../testing/DeviceScreen.tsx';
import styles from './RemoteScreen.module.css';
import { RemoteScreen } from './RemoteScreen.tsx';

const meta = {
  title: 'Remote/RemoteScreen',
  component: RemoteScreen,
  render: (args) => <DeviceScreen {...args} />,
  args: { onDisconnect: fn() },
  parameters: inFrames(640),
} satisfies HostedMeta<typeof DeviceScreen>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceScreen>>;
/** The first image is there. The response time is not known yet: in a screenshot it would depend on the machine. */
export const Live: Story = {
  args: { roundTripMs: 3_600_000 },
  play: async (context) => {
    const { picture } = await shownScreen(context);
    await expect(picture).toBeVisible();
  },
};

export const Dark: Story = { ...Live, globals: { mode: 'dark', language: 'en' } };
export const Phone: Story = { ...Live, globals: { viewport: { value: 'phone' }, language: 'ja', mode: 'dark' } };
export const Narrow: Story = { ...Live, globals: { viewport: { value: 'tablet' }, language: 'en' } };

/** Nothing has arrived yet. */
export const Waiting: Story = {
  args: { silent: true },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteScreen', globals);
    await canvas.findByText(text('waiting'));
    const refused = canvas.getByRole('button', { name: text('ctrlAltDelete') });
    await expect(refused).toHaveAccessibleDescription(text('whyWaiting'));
  },
};

/** A simulated device says so next to its image as well as in it. */
export const Simulated: Story = {
  args: { simulated: true },
  play: async (context) => {
    const { text } = await shownScreen(context);
    await expect(context.canvas.getByText(text('simulated'))).toBeVisible();
  },
};

/** Keys, the pointer and the wheel go to the device unchanged. */
export const KeysAndPointer: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { picture, text } = await shownScreen(context);
    const { left, top, width } = picture.getBoundingClientRect();
    const scale = width / 1024;
    const at = { clientX: left + 300 * scale, clientY: top + 200 * scale };
    await fireEvent.mouseDown(picture, { ...at, buttons: 1 });
    await fireEvent.mouseUp(window, { ...at, buttons: 0 });
    await waitFor(() => expect(storyDevice().pointers().at(-1)).toMatchObject({ buttons: 0 }));
    const pressed = storyDevice()
      .pointers()
      .find(({ buttons }) => buttons === 1);
    await expect(Math.abs((pressed?.x ?? 0) - 300)).toBeLessThan(3);
    await expect(Math.abs((pressed?.y ?? 0) - 200)).toBeLessThan(3);
    picture.focus();
    await context.userEvent.keyboard('aB{Enter}');
    await waitFor(() => expect(storyDevice().keys()).toEqual(expect.arrayContaining([0x61, 0x42, KEYSYMS.enter])));
    await fireEvent.wheel(picture, { ...at, deltaY: 60 });
    await waitFor(() =>
      expect(
        storyDevice()
          .pointers()
          .some(({ buttons }) => buttons === 16),
      ).toBe(true),
    );
    await context.userEvent.keyboard('{Control>}{Alt>}{Home}{/Alt}{/Control}');
    await expect(tool(context.canvas, text('sizeFit'))).toHaveFocus();
    const hint = context.canvas.getByText(text('leaveHint'));
    await expect(hint).not.toBeVisible();
  },
};

/** Combinations that browsers reserve, function keys, and keys that stay down. */
export const ReservedKeys: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(tool(canvas, text('ctrlAltDelete')));
    await expect(storyDevice().keys()).toEqual([KEYSYMS.control, KEYSYMS.alt, KEYSYMS.delete]);
    const choose = async (name: string) => {
      await userEvent.click(tool(canvas, text('keys')));
      const menu = within(await screen.findByRole('menu', { name: text('keys') }));
      await userEvent.click(await menu.findByText(name));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose(text('altTab'));
    await expect(storyDevice().keys().slice(3)).toEqual([KEYSYMS.alt, KEYSYMS.tab]);
    await choose('F5');
    await expect(storyDevice().keys().at(-1)).toBe(KEYSYMS.f1 + 4);
    await choose(text('holdKey', { key: text('key_windows') }));
    await expect(storyDevice().keys().at(-1)).toBe(KEYSYMS.windows);
  },
};

/** The keys menu, open. */
export const KeysOpen: Story = {
  play: async (context) => {
    const { text } = await shownScreen(context);
    await context.userEvent.click(tool(context.canvas, text('keys')));
    await screen.findByRole('menu', { name: text('keys') });
  },
};

/** A syllable goes to the device when it is composed, and not before. */
export const Typing: Story = {
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(tool(canvas, text('type')));
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: text('typeHere') });
    await expect(field).toHaveFocus();
    await fireEvent.compositionStart(field);
    field.value = '하';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: '하' }));
    await expect(storyDevice().keys()).toEqual([]);
    field.value = '한';
    await fireEvent.compositionEnd(field, { data: '한' });
    await waitFor(() => expect(storyDevice().keys()).toEqual(keysymsOfText('한')));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('k{Enter}{Backspace}');
    await expect(storyDevice().keys().slice(1)).toEqual([0x6b, KEYSYMS.enter, KEYSYMS.backspace]);
  },
};

/** Content copied on one side arrives on the other. */
export const Clipboard: Story = {
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    storyDevice().copy('VX-520');
    await userEvent.click(tool(canvas, text('clipboard')));
    const panel = within(await screen.findByRole('dialog', { name: text('clipboard') }));
    const field = await panel.findByRole('textbox', { name: text('clipboardText') });
    await waitFor(() => expect(field).toHaveValue('VX-520'));
    await userEvent.clear(field);
    await userEvent.type(field, '3.9.0');
    await userEvent.click(panel.getByRole('button', { name: text('clipboardSend') }));
    await waitFor(() => expect(storyDevice().pasted()).toEqual(['3.9.0']));
    await expect(panel.getByText(text('clipboardSent'))).toBeVisible();
  },
};

/** The quality of the connection, and a choice that changes what is requested from the device. */
export const Quality: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: text('quality_good') }));
    const panel = within(await screen.findByRole('dialog', { name: text('connection_good') }));
    await expect(panel.getByText(text('pixels', { width: 1024, height: 640 }))).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: text('choice_saving') }));
    await waitFor(() => expect(storyDevice().encodings()).toEqual(expect.arrayContaining([-31, -247])));
  },
};

/** The panel before anything has been measured. */
export const QualityOpen: Story = {
  args: { roundTripMs: 3_600_000 },
  globals: { language: 'en' },
  play: async (context) => {
    const { text } = await shownScreen(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: text('quality_unknown') }));
    await screen.findByRole('dialog', { name: text('connection_unknown') });
  },
};

/** The connection to the device is slow. */
export const PoorConnection: Story = {
  args: { roundTripMs: 500 },
  play: async (context) => {
    const { text } = await shownScreen(context);
    await context.canvas.findByText(text('connection_poor'));
    await context.canvas.findByRole('button', { name: text('quality_poor') });
  },
};

/** Nothing goes to the device while the person only watches, and every tool says why. */
export const ViewOnly: Story = {
  args: { startsViewOnly: true },
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    const { canvas, userEvent } = context;
    const refused = tool(canvas, text('ctrlAltDelete'));
    await expect(refused).toHaveAccessibleDescription(text('whyViewOnly'));
    await userEvent.click(refused);
    picture.focus();
    await userEvent.keyboard('a');
    await expect(storyDevice().keys()).toEqual([]);
    const control = canvas.getByRole('switch', { name: text('viewOnly') });
    await userEvent.click(control);
    await userEvent.click(refused);
    await expect(storyDevice().keys()).toHaveLength(3);
    await userEvent.click(control);
  },
};

/** The agent allows watching only: that cannot be turned off here. */
export const ViewOnlyByDevice: Story = {
  args: { viewOnly: true },
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await shownScreen(context);
    await expect(context.canvas.getByRole('switch', { name: text('viewOnly') })).toBeDisabled();
    const refused = tool(context.canvas, text('keys'));
    await expect(refused).toHaveAccessibleDescription(text('whyDeviceViewOnly'));
  },
};

const LOST: RemoteEnd = { reason: 'connection_lost', by: '', detail: '' };

/** The connection is lost for a moment: the last image stays, dimmed. */
export const Interrupted: Story = {
  play: async (context) => {
    const { text } = await shownScreen(context);
    storyDevice().end(LOST);
    await context.canvas.findByText(text('interrupted'));
    await expect(tool(context.canvas, text('screenshot'))).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Another connection continues in the same place. */
export const Reconnected: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    storyDevice().end(LOST);
    const words = await context.canvas.findByText(text('interrupted'));
    await fireEvent.dblClick(words);
    const { picture: next } = await shownScreen(context);
    await expect(next).not.toBe(picture);
    await expect(context.canvas.queryByText(text('interrupted'))).toBeNull();
    await context.userEvent.click(tool(context.canvas, text('ctrlAltDelete')));
    await expect(storyDevice().keys()).toHaveLength(3);
  },
};

/** The device's VNC server closed the connection. */
export const HungUp: Story = {
  play: async (context) => {
    await shownScreen(context);
    storyDevice().end({ reason: 'failed', by: '', detail: 'vnc_hung_up' });
    const sessionText = await storyTexts('remote', context.globals);
    await context.canvas.findByText(sessionText('failed_vnc_hung_up'));
  },
};

/**
 * The device sends data that is not an image: a message says so, and the tools do nothing. noVNC logs what it found to
 * the console.
 */
export const Broken: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await shownScreen(context);
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    storyDevice().garble();
    await context.canvas.findByText(text('broken'));
    await expect(tool(context.canvas, text('ctrlAltDelete'))).toHaveAttribute('aria-disabled', 'true');
    logged.mockRestore();
  },
};

/** The image as a file with the name of the device and the time. */
export const Screenshot: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await shownScreen(context);
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await context.userEvent.click(tool(context.canvas, text('screenshot')));
    await waitFor(() => expect(saved).toEqual([`${DEVICE_NAME} 2026-11-21 12-00-00.png`]));
    click.mockRestore();
    await expect(context.canvas.getByText(text('screenshotSaved', { name: saved[0] ?? '' }))).toBeVisible();
  },
};

/** A held key is released when the screen is left; otherwise the device would keep it down. */
export const LeftWithKeys: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, picture } = await shownScreen(context);
    await context.userEvent.click(tool(context.canvas, text('keys')));
    const menu = within(await screen.findByRole('menu', { name: text('keys') }));
    await context.userEvent.click(menu.getByText(text('holdKey', { key: text('key_control') })));
    await expect(storyDevice().keys()).toEqual([KEYSYMS.control]);
    const left = storyDevice();
    await fireEvent.dblClick(picture);
    await waitFor(() => expect(left.released()).toContain(KEYSYMS.control));
  },
};

/** The host ends the connection. */
export const Disconnecting: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await shownScreen(context);
    await context.userEvent.click(tool(context.canvas, text('disconnect')));
    await expect(context.args.onDisconnect).toHaveBeenCalledOnce();
  },
};

/**
 * On a phone a finger moves the pointer like on a touchpad, and keys that its keyboard does not have are below the
 * screen.
 */
export const PhonePointer: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ja', mode: 'dark' },
  play: async (context) => {
    const { text } = await shownScreen(context);
    const { canvas, userEvent } = context;
    await userEvent.click(tool(canvas, text('pointerPad')));
    await canvas.findByText(text('pointerHelp'));
    const pad = context.canvasElement.querySelector(`.${styles.pad}`);
    if (!(pad instanceof HTMLElement)) throw new Error('there is no pad');
    pad.setPointerCapture = () => {};
    const touch = (type: string, clientX: number, clientY: number) =>
      pad.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY }));
    touch('pointerdown', 100, 300);
    touch('pointermove', 120, 310);
    touch('pointermove', 140, 330);
    touch('pointerup', 140, 330);
    await waitFor(() => expect(storyDevice().pointers().length).toBeGreaterThan(0));
    await expect(
      storyDevice()
        .pointers()
        .every(({ buttons }) => buttons === 0),
    ).toBe(true);
    touch('pointerdown', 140, 330);
    touch('pointerup', 140, 330);
    await waitFor(() => expect(storyDevice().pointers().at(-1)).toMatchObject({ buttons: 0 }));
    await expect(
      storyDevice()
        .pointers()
        .some(({ buttons }) => buttons === 1),
    ).toBe(true);
    await userEvent.click(tool(canvas, text('key_control')));
    await expect(storyDevice().keys()).toEqual([KEYSYMS.control]);
  },
};

/** On a phone the other tools are in a menu, which says why one does nothing. */
export const PhoneMore: Story = {
  args: { startsViewOnly: true },
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async (context) => {
    const { text } = await shownScreen(context);
    await context.userEvent.click(tool(context.canvas, text('more')));
    const menu = within(await screen.findByRole('menu', { name: text('more') }));
    await expect(menu.getByText(text('disconnect'))).toBeVisible();
    await expect(menu.getAllByText(text('whyViewOnly')).length).toBeGreaterThan(0);
  },
};
