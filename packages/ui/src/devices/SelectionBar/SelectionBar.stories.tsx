import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { actor, exampleFleet, MANAGER, MEMBER } from '../testing/exampleFleet.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

interface ExampleProps extends Omit<SelectionBarProps, 'selected' | 'scope'> {
  /** The indexes of the selected example devices. */
  readonly places: readonly number[];
  /** The displayed scope of the selection. */
  readonly reach?: 'page' | 'pages' | 'all';
}

function Example({ places, reach = 'pages', ...props }: ExampleProps) {
  const fleet = exampleFleet(useLanguage());
  const selected = places.flatMap((place) => fleet[place] ?? []);
  const count = selected.length;
  return (
    <SelectionBar {...props} selected={selected} scope={count === 0 ? { kind: 'nothing' } : { kind: reach, count }} />
  );
}

const meta = {
  title: 'Devices/SelectionBar',
  component: SelectionBar,
  render: (args) => <Example {...args} />,
  args: { places: [0, 1, 6], elsewhere: 1, context: actor(MANAGER), onChoose: fn(), onClear: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openMenu({ canvas, globals, userEvent }: PlayContext) {
  const text = await storyTexts('deviceCommands', globals);
  const names = await storyTexts('devices', globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('bulkActions') }));
  return { text, names, menu: within(await screen.findByRole('menu', { name: text('bulkActions') })) };
}

/** How many are selected, and how many of them are on another page. */
export const Several: Story = {};

/** The entries, and which devices each would leave out. */
export const Entries: Story = {
  parameters: { spec: ['B-NAV-05', 'B-NAV-14'] },
  play: async (context) => {
    const { text, names, menu } = await openMenu(context);
    const entries = menu.getAllByRole('menuitem');
    const labels = (
      [
        'actionUpdate',
        'actionRestartAgent',
        'actionWake',
        'actionReboot',
        'actionShutdown',
        'actionMove',
        'actionTags',
        'actionDelete',
      ] as const
    ).map((key) => names(key));
    await expect(entries).toHaveLength(labels.length);
    for (const [index, label] of labels.entries())
      await expect(entries[index]?.textContent?.slice(0, label.length)).toBe(label);
    await expect(menu.getByRole('menuitem', { name: new RegExp(`^${names('actionReboot')}`) })).toHaveTextContent(
      text('leftOut', { count: 1 }),
    );
    await context.userEvent.click(menu.getByRole('menuitem', { name: new RegExp(`^${names('actionReboot')}`) }));
    await expect(context.args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({
        action: 'reboot',
        plan: expect.objectContaining({
          kind: 'run',
          run: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
        }),
      }),
    );
  },
};

/** Without a selection the entries say what is missing. */
export const Nothing: Story = {
  args: { places: [], elsewhere: 0 },
  parameters: { spec: ['B-NAV-11'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { menu } = await openMenu(context);
    for (const entry of menu.getAllByRole('menuitem')) await expect(entry).toHaveTextContent(message('no-selects'));
  },
};

/** Only offline devices. */
export const OnlyOffline: Story = {
  args: { places: [6, 8], elsewhere: 0 },
  parameters: { spec: ['B-NAV-12'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { names, menu } = await openMenu(context);
    const entry = menu.getByRole('menuitem', { name: new RegExp(`^${names('actionReboot')}`) });
    await expect(entry).toHaveTextContent(message('offline_selects'));
  },
};

/** A person without permissions learns who can grant them. */
export const WithoutRights: Story = {
  args: { context: actor(MEMBER) },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { names, menu } = await openMenu(context);
    const entry = menu.getByRole('menuitem', { name: new RegExp(`^${names('actionShutdown')}`) });
    await expect(entry).toHaveTextContent(message('no_permission'));
  },
};

/** The page is selected: selecting all that match is offered, with their number. */
export const OffersAll: Story = {
  args: { reach: 'page', elsewhere: 0, offer: { count: 214, total: 214, reading: false }, onSelectAll: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('selectedOnPage', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('selectAllMatching', { count: 214 }) }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
};

/** More match than can be selected at once: the limit is shown. */
export const OffersTheFirst: Story = {
  args: { reach: 'page', elsewhere: 0, offer: { count: 500, total: 10_000, reading: false } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(
      await canvas.findByRole('button', { name: text('selectFirstMatching', { first: 500, total: 10_000 }) }),
    ).toBeVisible();
  },
};

/** All that match are selected. */
export const All: Story = { args: { reach: 'all' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
