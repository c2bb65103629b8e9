import { aProfile, given } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { fleetOf, listServer, ListExample, read, rowOf } from './testing/listStories.tsx';

const meta = {
  title: 'Devices/DeviceListWidget/Outdated',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  // The note above the rows shows when they were read, which differs per run.
  tags: ['no-visual'],
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    read.mockClear();
    msw.use(...listServer(storyLanguage(globals)).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Neither a state nor any action of a device is shown, only its name and memo. */
async function expectOutdated(context: PlayContext): Promise<void> {
  const { canvas, globals } = context;
  const common = await storyTexts('common', globals);
  const text = await storyTexts('devices', globals);
  const [first] = fleetOf(context);
  const row = await rowOf(context, 0);
  await waitFor(() => expect(row.getAllByText(common('stateUnknown'))[0]).toBeVisible());
  await expect(canvas.queryAllByText(common('online'))).toEqual([]);
  await expect(row.getByRole('button', { name: text('actionsOf', { name: first?.alias ?? '' }) })).toBeDisabled();
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await expect(row.queryByRole('button', { name: text('actionRemoteShort') })).toBeNull();
  await expect(row.queryByRole('button', { name: text('actionRemote') })).toBeNull();
}

async function expectCurrent(context: PlayContext): Promise<void> {
  const common = await storyTexts('common', context.globals);
  await waitFor(() => expect(context.canvas.getAllByText(common('online'))[0]).toBeVisible());
  await expect(context.canvas.queryAllByText(common('stateUnknown'))).toEqual([]);
}

/** Rows that could not be refreshed: the failure above them, and a button to retry. */
export const NotReadAgain: Story = {
  play: async (context) => {
    const { canvas, globals, msw, userEvent } = context;
    const common = await storyTexts('common', globals);
    const text = await storyTexts('devices', globals);
    await rowOf(context, 0);
    msw.use(given.devicesAreUnreachable());
    await userEvent.click(canvas.getByRole('button', { name: text('refreshList') }));
    const note = await canvas.findByRole('alert');
    await expectOutdated(context);
    msw.use(...listServer(storyLanguage(globals)).handlers);
    await userEvent.click(within(note).getByRole('button', { name: common('retry') }));
    await expectCurrent(context);
  },
};

/** Cards show the same as rows. */
export const NotReadAgainCards: Story = { ...NotReadAgain, args: { start: { view: 'card' } } };
