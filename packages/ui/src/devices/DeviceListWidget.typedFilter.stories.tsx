import { aProfile } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { fleetOf, listServer, ListExample, rowOf } from './testing/listStories.tsx';

const meta = {
  title: 'Devices/DeviceListWidget/TypedFilter',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenView: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    const { handlers, state } = listServer(storyLanguage(globals), { profile: aProfile() });
    const kiosk = { id: 1, name: 'kiosk', color: 'blue' as const };
    state.tags = [kiosk];
    state.devices = state.devices.map((device, index) => (index === 0 ? { ...device, tags: [kiosk] } : device));
    msw.use(...handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;

/** Typed text narrows the list; the parts that the menu can express are shown in the menu. */
export const Typed: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent, args } = context;
    const text = await storyTexts('deviceFilter', globals);
    const devices = await storyTexts('devices', globals);
    await rowOf(context, 0);
    await userEvent.click(canvas.getByRole('button', { name: devices('filters') }));
    const field = await canvas.findByRole('combobox', { name: text('label') });
    await userEvent.type(field, 'tag:kiosk seen:<7d -os:ios state:online{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: text('apply') }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ filters: { alive: '1' }, filter: 'tag:kiosk seen:<7d -os:ios' }),
      ),
    );
    await waitFor(() => expect(canvas.queryByText(fleetOf(context)[1]?.alias ?? '')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: devices('filterState') })).toHaveValue('1');
    await userEvent.click(await canvas.findByRole('button', { name: text('removeTerm', { term: 'tag:kiosk' }) }));
    await waitFor(() => expect(field).toHaveValue('state:online seen:<7d -os:ios'));
  },
};

/** A tag that does not exist matches nothing, and the list says so. */
export const UnknownName: Story = {
  args: { start: { filter: 'tag:gone' } },
  tags: ['pictured'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceFilter', globals);
    await expect(await canvas.findByText(text('unknownTag', { name: 'gone' }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('removeTerm', { term: 'tag:gone' }) })).toBeVisible();
  },
};

/** An address with an unreadable filter keeps it and points to the position. */
export const Unreadable: Story = {
  args: { start: { filter: 'tag:kiosk or' } },
  tags: ['pictured'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceFilter', globals);
    const message = await storyMessages(globals);
    await expect(
      await canvas.findByText(text('faultAt', { place: 11, fault: text('fault_termMissing') })),
    ).toBeVisible();
    await expect(await canvas.findByText(message('filter_not_understood'))).toBeVisible();
  },
};

/** One click clears it, and the list is back. */
export const Cleared: Story = {
  args: { start: { filter: 'tag:kiosk or' } },
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('deviceFilter', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('clearTyped') }));
    await rowOf(context, 0);
    await expect(canvas.queryByRole('button', { name: text('clearTyped') })).toBeNull();
  },
};

/** The list is saved under a name and opened again from the menu. */
export const SavedViews: Story = {
  tags: ['no-visual'],
  args: { start: { searchValue: 'KIOSK', filters: { alive: '1' } } },
  play: async (context) => {
    const { canvas, globals, userEvent, args } = context;
    const text = await storyTexts('savedViews', globals);
    const devices = await storyTexts('devices', globals);
    await rowOf(context, 1);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: devices('savedViews') }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose(text('save'));
    await userEvent.type(await screen.findByRole('textbox', { name: text('name') }), 'KIOSK 1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('KIOSK 1');
    await waitFor(() =>
      expect(args.onOpenView).toHaveBeenLastCalledWith({
        groupId: 'all',
        view: expect.objectContaining({ searchValue: 'KIOSK', filters: { alive: '1' }, page: 1 }),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
