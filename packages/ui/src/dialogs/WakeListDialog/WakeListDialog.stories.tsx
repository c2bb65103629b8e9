import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { WakeListDialog } from './WakeListDialog.tsx';

const MAC = '00:1B:44:11:3A:B7';
const sender = (number: number, device_name: string) => ({
  device_name,
  s_pub_ip: '203.0.113.24',
  s_pri_ip: `10.9.0.${number}`,
  device_id: `00000000-0000-4000-8000-00000000000${number}`,
});
const SENDERS = [sender(3, 'GW-YONGIN-SOUTH'), sender(4, 'SCANNER-12')];

const meta = {
  title: 'Dialogs/WakeListDialog',
  component: WakeListDialog,
  args: {
    open: true,
    deviceName: 'GW-YONGIN-NORTH',
    senders: { kind: 'there', list: { mac_addr: MAC, objects: SENDERS } },
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

/** One row for each device that can send; the nearest is offered first. */
export const Choosing: Story = {
  parameters: { spec: ['B-WOL-06', 'B-WOL-07'] },
  play: async ({ args, globals, userEvent }) => {
    const { text, dialog } = await parts(globals);
    const rows = dialog.getAllByRole('radio');
    await expect(rows).toHaveLength(SENDERS.length);
    for (const { device_name, s_pri_ip, s_pub_ip } of SENDERS) {
      await expect(dialog.getByText(device_name)).toBeInTheDocument();
      await expect(dialog.getByText(`${s_pri_ip} · ${s_pub_ip}`)).toBeInTheDocument();
    }
    await expect(rows[0]).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /SCANNER-12/ }));
    await userEvent.click(dialog.getByRole('button', { name: text('wakeConfirm') }));
    await expect(args.onWake).toHaveBeenCalledWith({ senderGuid: SENDERS[1]?.device_id, mac: MAC });
  },
};

/** Nobody there can wake it: it says so, and nothing can be sent. */
export const Nobody: Story = {
  args: { senders: { kind: 'there', list: { mac_addr: MAC, objects: [] } } },
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
