import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyAdministrator, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceListEmpty } from './DeviceListEmpty.tsx';

const meta = {
  title: 'Devices/DeviceListEmpty',
  component: DeviceListEmpty,
  args: { situation: 'no-devices', onClearSearch: fn() },
} satisfies Meta<typeof DeviceListEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is registered yet: who can register devices, and an installer for people who may create one. */
export const NoDevices: Story = {
  args: { installHref: '#downloads', onAddDevice: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await expect(
      await canvas.findByText(text('emptyAskHint', { administrator: await storyAdministrator(globals) })),
    ).toBeVisible();
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#downloads');
    await userEvent.click(link);
    await expect(args.onAddDevice).toHaveBeenCalledOnce();
  },
};

/** People who may not create an installer are not offered one. */
export const NothingReached: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(
      await canvas.findByText(text('emptyAskHint', { administrator: await storyAdministrator(globals) })),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const EmptyGroup: Story = { args: { situation: 'empty-group' } };

/** Its subgroups have devices: how many, and how to show them. */
export const EmptyGroupWithSubgroups: Story = {
  args: { situation: 'empty-group', below: { count: 72, onInclude: fn() } },
  tags: ['pictured'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('emptyGroupBelowHint', { count: 72 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('includeSubgroups') }));
    await expect(args.below?.onInclude).toHaveBeenCalledOnce();
  },
};

/** How to make a device a favorite, and a link to all devices. */
export const NoFavourites: Story = {
  args: { situation: 'no-favourites', allHref: '#all' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('emptyFavouritesHint'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('allDevices') })).toHaveAttribute('href', '#all');
  },
};

/** The search that hides everything can be cleared here. */
export const NoMatch: Story = {
  args: { situation: 'no-match' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('clearSearch') }));
    await expect(args.onClearSearch).toHaveBeenCalledTimes(1);
  },
};
