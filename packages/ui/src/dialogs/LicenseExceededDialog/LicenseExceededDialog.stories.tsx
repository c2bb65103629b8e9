import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LicenseExceededDialog } from './LicenseExceededDialog.tsx';

const administration = {
  devices: [
    { id: 1, name: 'KIOSK-LOBBY-01', place: '10.0.4.11 · 서울 본사 / 로비' },
    { id: 2, name: 'KIOSK-LOBBY-02', place: '10.0.4.12 · 서울 본사 / 로비' },
    { id: 3, name: 'POS-GANGNAM-03', place: '10.8.1.33 · 강남점' },
  ],
  search: '',
  onSearch: fn(),
  onDelete: fn(async (): Promise<string | null> => null),
  onRenew: fn(),
};

const meta = {
  title: 'Dialogs/LicenseExceededDialog',
  component: LicenseExceededDialog,
  args: {
    open: true,
    excess: { exceeded: 4, maximum: 210 },
    expires: '2026-11-30T15:00:00.000Z',
    administration,
    onLogOut: fn(),
  },
  parameters: inFrames(720),
} satisfies Meta<typeof LicenseExceededDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function parts(globals: Readonly<Record<string, unknown>>) {
  const text = await storyTexts('dialogs', globals);
  return { text, dialog: within(await screen.findByRole('dialog', { name: text('exceedTitle') })) };
}

export const ForAdministrator: Story = {};

/** The problem in figures; only one of the ways out closes it. */
export const CannotBeClosed: Story = {
  play: async ({ args, globals, step, userEvent }) => {
    const { text, dialog } = await parts(globals);
    const fact = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    await step('the expiry, the excess and the maximum [B-EXCEED-06] [B-EXCEED-07] [B-EXCEED-08]', async () => {
      await expect(fact(text('exceedExpiry'))).toBe('2026/12/01');
      await expect(fact(text('exceedCount'))).toBe(text('deviceCount', { count: 4 }));
      await expect(fact(text('exceedMaximum'))).toBe(text('deviceCount', { count: 210 }));
    });
    await step('neither Esc nor a click outside closes it [B-EXCEED-04] [B-EXCEED-05]', async () => {
      await userEvent.keyboard('{Escape}');
      const outside = document.querySelector('.MuiDialog-container');
      if (!outside) throw new Error('There is nothing outside of the dialog.');
      await userEvent.click(outside);
      await expect(args.onLogOut).not.toHaveBeenCalled();
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
    await step('an administrator can log out [B-EXCEED-14]', async () => {
      await userEvent.click(dialog.getByRole('button', { name: text('exceedLogOut') }));
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    });
  },
};

/** An administrator deletes devices after a second confirmation, or renews. */
export const Deleting: Story = {
  parameters: { spec: ['B-EXCEED-09', 'B-EXCEED-10'] },
  play: async ({ globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const { text, dialog } = await parts(globals);
    administration.onDelete.mockClear();
    await expect(dialog.getByRole('button', { name: text('exceedDelete') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /KIOSK-LOBBY-02/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /POS-GANGNAM-03/ }));
    await userEvent.click(dialog.getByRole('button', { name: text('exceedDelete') }));
    await expect(administration.onDelete).not.toHaveBeenCalled();
    await expect(dialog.getByText(text('exceedReally', { count: 2 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: common('delete') }));
    await waitFor(() => expect(administration.onDelete).toHaveBeenCalledWith({ ids: [2, 3] }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /KIOSK-LOBBY-02/ })).not.toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: text('exceedRenew') }));
    await expect(administration.onRenew).toHaveBeenCalled();
  },
};

/** Everybody else can only log out. */
export const ForOthers: Story = {
  parameters: { spec: ['B-EXCEED-11'] },
  render: ({ administration: _administration, ...args }) => <LicenseExceededDialog {...args} />,
  play: async ({ globals }) => {
    const { text, dialog } = await parts(globals);
    const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual([text('exceedLogOut')]);
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

export const NothingFound: Story = { args: { administration: { ...administration, devices: [], search: 'zzz' } } };
export const Loading: Story = { args: { administration: { ...administration, devices: null } } };
export const NoLicense: Story = { args: { expires: null, excess: { exceeded: 214, maximum: 0 } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
