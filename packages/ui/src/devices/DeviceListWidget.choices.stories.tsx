import { aProfile } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { listServer, ListExample, rowOf } from './testing/listStories.tsx';

const meta = {
  title: 'Devices/DeviceListWidget/Choices',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn(), onChoicesChange: fn() },
  beforeEach: ({ msw, globals }) => msw.use(...listServer(storyLanguage(globals)).handlers),
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The headers of the table, without the checkbox. */
const headsOf = ({ canvas }: PlayContext) =>
  canvas
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);

/** Columns are hidden, moved and restored; name and actions stay. */
export const Columns: Story = {
  tags: ['plays-on-desktop'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    await rowOf(context, 0);
    await canvas.findAllByRole('columnheader');
    const before = headsOf(context);
    await userEvent.click(canvas.getByRole('button', { name: text('columns') }));
    const panel = within(await screen.findByRole('dialog', { name: text('columnsTitle') }));
    await expect(panel.getByRole('checkbox', { name: text('columnName') })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: text('columnMemo') }));
    await userEvent.click(panel.getByRole('button', { name: text('columnEarlier', { name: text('columnGroup') }) }));
    const after = before.filter((name) => name !== text('columnMemo'));
    const [group, last] = [after.indexOf(text('columnGroup')), after.indexOf(text('columnLastConnected'))];
    await expect(group).toBe(last + 1);
    const moved = after.with(last, text('columnGroup')).with(group, text('columnLastConnected'));
    await waitFor(() => expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(moved.length + 1));
    const shown = [...document.querySelectorAll('[role="columnheader"]')].slice(1).map((head) => head.textContent);
    await expect(shown).toEqual(moved);
    await userEvent.click(panel.getByRole('button', { name: text('columnsReset') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headsOf(context)).toEqual(before);
  },
};
