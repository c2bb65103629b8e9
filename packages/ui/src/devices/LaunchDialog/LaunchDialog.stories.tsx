import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LaunchDialog } from './LaunchDialog.tsx';

const meta = {
  title: 'Devices/LaunchDialog',
  component: LaunchDialog,
  args: {
    open: true,
    deviceName: 'KIOSK-01',
    view: { kind: 'opening' },
    onDownload: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: inFrames(380),
} satisfies Meta<typeof LaunchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Opening: Story = {};

/** After a while a link to the installer appears; nothing is reported as open before the viewer says so. */
export const Slow: Story = {
  args: { view: { kind: 'slow' } },
  parameters: { spec: ['A-API-18'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    const shown = await dialog();
    await expect(shown.queryByText(text('launchOpened', { name: 'KIOSK-01' }))).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: text('downloadLauncher') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = { args: { view: { kind: 'opened' } } };
export const Over: Story = { args: { view: { kind: 'over' } } };

export const Unanswered: Story = {
  args: { view: { kind: 'unanswered' } },
  play: async ({ args, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await userEvent.click((await dialog()).getByRole('button', { name: common('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoInstaller: Story = {
  args: { view: { kind: 'unanswered' }, downloadError: '파일을 다운로드하지 못했어요. 잠시 후 다시 시도해 주세요.' },
};

export const Failed: Story = {
  args: { view: { kind: 'failed', error: '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.' } },
};

/** The viewer is a Windows program. */
export const Unsupported: Story = {
  args: { view: { kind: 'unsupported' } },
  parameters: { spec: ['B-REMOTE-19'] },
  play: async ({ globals }) => {
    const message = await storyMessages(globals);
    await expect((await dialog()).getByText(message('not_supported_os'), { exact: false })).toBeInTheDocument();
  },
};

/** In a phone's browser the store is the way to continue. */
export const Store: Story = {
  args: { view: { kind: 'store', system: 'ios', href: 'https://apps.apple.com/search?term=Remote%20Console' } },
  parameters: { spec: ['A-ROLE-25', 'B-REMOTE-17'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    const message = await storyMessages(globals);
    const text = await storyTexts('deviceCommands', globals);
    const shown = await dialog();
    await expect(shown.getByText(message('mobile_store'))).toBeInTheDocument();
    const link = shown.getByRole('link', { name: text('openAppStore') });
    await expect(link).toHaveAttribute('href', expect.stringContaining('apps.apple.com'));
  },
};
