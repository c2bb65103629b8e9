import { aProfile, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { manyDevices } from './testing/exampleFleet.ts';
import { listServer, ListExample, sent } from './testing/listStories.tsx';

const FLEET = 50;

const meta = {
  title: 'Devices/DeviceListWidget/Selection',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(
      http.put('/devices/{devicePk}', ({ params }) => {
        sent(params.devicePk);
        return undefined;
      }),
      ...listServer(storyLanguage(globals), { devices: manyDevices(FLEET) }).handlers,
    );
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const words = async ({ globals }: Pick<PlayContext, 'globals'>) => ({
  names: await storyTexts('devices', globals),
  text: await storyTexts('deviceCommands', globals),
});

/** Selects the page by its checkbox. */
async function selectPage(context: PlayContext) {
  const { names } = await words(context);
  await context.canvas.findByText('DEVICE-001');
  await context.userEvent.click(context.canvas.getByRole('checkbox', { name: names('selectAllOnPage') }));
}

/** The page first, then all that match; if one is removed, it is no longer "all". */
export const AllThatMatch: Story = {
  parameters: { spec: ['B-LIST-24'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { names, text } = await words(context);
    await selectPage(context);
    await expect(canvas.getByText(text('selectedOnPage', { count: 24 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('selectAllMatching', { count: FLEET }) }));
    await expect(await canvas.findByText(text('selectedAll', { count: FLEET }))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: names('selectDevice', { name: 'DEVICE-001' }) }));
    await expect(canvas.getByText(names('selected', { count: FLEET - 1 }))).toBeVisible();
    await expect(canvas.getByText(text('elsewhere', { count: FLEET - 24 }))).toBeVisible();
    await selectPage(context);
    await selectPage(context);
    await expect(canvas.getByText(text('elsewhere', { count: FLEET - 24 }))).toBeVisible();
  },
};

/** What is confirmed is what is sent: the devices of the search, and no others. */
export const OfASearch: Story = {
  tags: ['no-visual'],
  args: { start: { view: 'card', searchValue: 'DEVICE-02' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { names, text } = await words(context);
    await userEvent.click(await canvas.findByRole('checkbox', { name: names('selectAllOnPage') }));
    await expect(await canvas.findByText(text('selectedAll', { count: 10 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('bulkActions') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${names('actionReboot')}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('DEVICE-020')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: text('rebootConfirm') }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(10));
    const searched = manyDevices(FLEET).filter(({ alias }) => alias.startsWith('DEVICE-02'));
    await expect(sent.mock.calls.flat().toSorted()).toEqual(searched.map(({ guid }) => guid).toSorted());
  },
};

/** Cards are selected too. */
export const Cards: Story = {
  args: { start: { view: 'card' } },
  parameters: { spec: ['B-LIST-23'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { names, text } = await words(context);
    const box = await canvas.findByRole('checkbox', { name: names('selectDevice', { name: 'DEVICE-002' }) });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByText(text('selectedOnPage', { count: 1 }))).toBeVisible();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(canvas.getByText(text('nothingSelected'))).toBeVisible();
    await userEvent.click(box);
  },
};

/** Selection on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { names, text } = await words(context);
    await context.userEvent.click(
      await context.canvas.findByRole('checkbox', { name: names('selectDevice', { name: 'DEVICE-001' }) }),
    );
    await expect(context.canvas.getByText(text('selectedOnPage', { count: 1 }))).toBeVisible();
  },
};
