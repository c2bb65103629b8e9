import { aProfile, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { exampleFleetUsage } from './testing/exampleUsage.ts';
import { ListExample, listServer, rowOf } from './testing/listStories.tsx';

const NOW = Date.UTC(2026, 10, 21, 3);
const asked = fn<(groupId: string | null) => void>();

const meta = {
  title: 'Devices/DeviceListWidget/Usage',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    asked.mockClear();
    msw.use(
      ...listServer(storyLanguage(globals)).handlers,
      http.get('/devices/usage', ({ query, response }) => {
        asked(query.get('group'));
        return response(200).json({ status: 200, meta: {}, objects: [exampleFleetUsage('day', NOW)] });
      }),
    );
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;

/** How busy all devices were, in a dialog above the list; nothing is requested before it is opened. */
export const OfAllDevices: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('deviceCommands', globals);
    const names = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await rowOf(context, 0);
    await expect(asked).not.toHaveBeenCalled();
    const button = canvas.getByRole('button', { name: text('usageHistory') });
    await userEvent.click(button);
    const name = text('usageHistoryOf', { name: names('allDevices') });
    const dialog = await screen.findByRole('dialog', { name });
    await expect(await within(dialog).findAllByRole('slider')).toHaveLength(5);
    await expect(asked.mock.calls).toEqual([['all']]);
    await userEvent.click(within(dialog).getByRole('button', { name: common('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await screen.findAllByRole('slider')).toHaveLength(5);
  },
};

/** Favorites are different for everybody, and have no sums. */
export const NotOfFavourites: Story = {
  args: { groupId: 'favorite' },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    const names = await storyTexts('devices', globals);
    await canvas.findByRole('button', { name: names('refreshList') });
    await expect(canvas.queryByRole('button', { name: text('usageHistory') })).toBeNull();
  },
};
