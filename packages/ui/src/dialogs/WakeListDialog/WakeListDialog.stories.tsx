import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { WakeListDialog } from './WakeListDialog.tsx';

const MAC = '00:1B:44:11:3A:B7';
const sender = (number: number, deviceName: string, sameSubnet: boolean) => ({
  sameSubnet,
  deviceName,
  publicIp: '203.0.113.24',
  privateIp: `10.9.0.${number}`,
  hardwareId: `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
});
const SENDERS = [sender(3, 'GW-YONGIN-SOUTH', true), sender(4, 'SCANNER-12', false)];
/** Enough to show a search; those of the same subnet are not the first of the answer. */
const MANY = [
  ...Array.from({ length: 20 }, (_, index) => sender(index + 20, `KIOSK-${index + 1}`, false)),
  sender(9, 'PRINT-SRV', true),
];

const meta = {
  title: 'Dialogs/WakeListDialog',
  component: WakeListDialog,
  args: {
    open: true,
    deviceName: 'GW-YONGIN-NORTH',
    senders: { kind: 'ready', list: { macAddress: MAC, objects: SENDERS } },
    sending: false,
    onReload: fn(),
    onWake: fn(),
    onClose: fn(),
  },
  parameters: inFrames(480),
} satisfies Meta<typeof WakeListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function parts(globals: Readonly<Record<string, unknown>>) {
  const text = await storyTexts('dialogs', globals);
  const title = text('wakeTitle', { name: 'GW-YONGIN-NORTH' });
  return { text, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

export const Senders: Story = { parameters: { spec: ['B-WOL-06'] } };

/** One row for each possible sender; the nearest is selected first. */
export const Choosing: Story = {
  parameters: { spec: ['B-WOL-06', 'B-WOL-07'] },
  play: async ({ args, globals, userEvent }) => {
    const { text, dialog } = await parts(globals);
    const rows = dialog.getAllByRole('radio');
    await expect(rows).toHaveLength(SENDERS.length);
    for (const { deviceName, privateIp, publicIp } of SENDERS) {
      await expect(dialog.getByText(deviceName)).toBeInTheDocument();
      await expect(dialog.getByText(`${privateIp} · ${publicIp}`)).toBeInTheDocument();
    }
    await expect(rows[0]).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /SCANNER-12/ }));
    await userEvent.click(dialog.getByRole('button', { name: text('wakeConfirm') }));
    await expect(args.onWake).toHaveBeenCalledWith({ senderGuid: SENDERS[1]?.hardwareId, mac: MAC });
  },
};

/**
 * Many senders: those in the same subnet come first, the others are found by name or address, and nothing is sent to
 * hidden ones.
 */
export const Many: Story = {
  tags: ['pictured'],
  args: { senders: { kind: 'ready', list: { macAddress: MAC, objects: MANY } } },
  play: async ({ args, globals, userEvent }) => {
    const { text, dialog } = await parts(globals);
    const near = within(dialog.getByRole('group', { name: text('wakeSameSubnet') }));
    await expect(near.getByRole('radio', { name: /PRINT-SRV/ })).toBeChecked();
    await expect(dialog.getAllByRole('radio')[0]).toBe(near.getByRole('radio'));
    const search = dialog.getByRole('textbox', { name: text('wakeSearch') });
    await userEvent.type(search, 'kiosk-20');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await expect(dialog.getByRole('radio', { name: /KIOSK-20/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: text('wakeConfirm') }));
    await expect(args.onWake).toHaveBeenCalledWith({ senderGuid: MANY[19]?.hardwareId, mac: MAC });
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing');
    await expect(await dialog.findByText(text('wakeNoMatch'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('wakeConfirm') })).toBeDisabled();
    await userEvent.clear(search);
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(MANY.length));
  },
};

/** No device can wake it: the dialog says so, and nothing can be sent. */
export const Nobody: Story = {
  args: { senders: { kind: 'ready', list: { macAddress: MAC, objects: [] } } },
  parameters: { spec: ['B-WOL-08'] },
  play: async ({ globals }) => {
    const message = await storyMessages(globals);
    const { text, dialog } = await parts(globals);
    await expect(dialog.getByText(message('no_wake_sender'))).toBeInTheDocument();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.queryByRole('button', { name: text('wakeConfirm') })).toBeNull();
  },
};

export const Loading: Story = { args: { senders: { kind: 'waiting' } } };
export const Sending: Story = { args: { sending: true } };

export const Failed: Story = {
  args: { senders: { kind: 'failed', error: '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.' } },
  play: async ({ args, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const { dialog } = await parts(globals);
    await userEvent.click(dialog.getByRole('button', { name: common('retry') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { error: '이미 온라인인 장치예요.' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
