import { aGroup, aProfile } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { manyDevices } from './testing/exampleFleet.ts';
import { listServer, ListExample, read } from './testing/listStories.tsx';

/** Devices of a subgroup of Seoul, which has none of its own. */
const SEOUL = 10;
const FLOOR = 12;
const DEVICES = manyDevices(3).map((device) => ({ ...device, groupId: FLOOR }));

const meta = {
  title: 'Devices/DeviceListWidget/Subgroups',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: String(SEOUL), session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    read.mockClear();
    const counts = new Map([[FLOOR, DEVICES.length]]);
    const groups = exampleGroups(storyLanguage(globals)).map((group) =>
      aGroup({ ...group, deviceCount: counts.get(group.id) ?? 0 }),
    );
    msw.use(...listServer(storyLanguage(globals), { devices: DEVICES, groups }).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;

/** A group without devices of its own says how many its subgroups have, and shows them; the count is that of the list. */
export const EmptyGroup: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('emptyGroupBelowHint', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('includeSubgroups') }));
    await expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ subgroups: true }));
    for (const { alias } of DEVICES) await expect(await canvas.findByText(alias)).toBeVisible();
    await expect(canvas.getByText(text('usageUnlimited', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: text('includeSubgroups') }));
    await expect(await canvas.findByText(text('emptyGroupTitle'))).toBeVisible();
  },
};

/** With subgroups a search includes them, and an empty list says that nothing matches. */
export const NothingMatches: Story = {
  args: { start: { subgroups: true, searchValue: 'nothing' } },
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('clearSearch') }));
    for (const { alias } of DEVICES) await expect(await canvas.findByText(alias)).toBeVisible();
  },
};

/** A group without subgroups has nothing to include. */
export const NoSubgroups: Story = {
  args: { groupId: String(FLOOR) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await canvas.findByText(DEVICES[0]?.alias ?? '');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/**
 * On a phone the tools fill two lines, two in each, in every language; the switch is next to the number that it
 * changes.
 */
export const ToolsOnPhone: Story = {
  args: { start: { subgroups: true } },
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const commands = await storyTexts('deviceCommands', globals);
    const common = await storyTexts('common', globals);
    // Everything arrives with the number: nothing moves any more.
    const count = (await canvas.findByText(text('usageUnlimited', { count: 3 }))).getBoundingClientRect();
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const [filters, views] = [box(text('filters')), box(text('savedViews'))];
    const [usage, file] = [box(commands('usageHistory')), box(common('exportShort'))];
    await expect([views.top, file.top]).toEqual([filters.top, usage.top]);
    await expect(usage.top).toBeGreaterThan(filters.bottom);
    await expect([usage.left, file.left, file.right]).toEqual([filters.left, views.left, views.right]);
    await expect(views.width).toBeCloseTo(filters.width);
    const search = canvas.getByRole('textbox', { name: text('searchDevices') }).getBoundingClientRect();
    const toggle = canvas.getByRole('switch', { name: text('includeSubgroups') }).getBoundingClientRect();
    await expect(toggle.top).toBeLessThan(count.bottom);
    await expect(toggle.bottom).toBeGreaterThan(count.top);
    await expect(toggle.bottom).toBeLessThan(search.top);
  },
};
