import Box from '@mui/material/Box';
import { aGroup } from '@remote-console/api-client/testing';
import type { GroupRecord } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleGroups, restrictedGroups } from '../testing/exampleGroups.ts';
import { GroupTree, type GroupTreeProps } from './GroupTree.tsx';

interface ExampleProps extends Omit<GroupTreeProps, 'groups'> {
  readonly groups?: 'company' | 'restricted' | 'many' | 'long' | 'none';
}

const MANY = [
  aGroup({ id: 1, name: 'ROOT', parentId: null, rootId: null, deviceCount: 0 }),
  ...Array.from({ length: 10_000 }, (_, index) =>
    aGroup({
      id: index + 2,
      name: `Group ${String(index + 1).padStart(5, '0')}`,
      parentId: 1,
      deviceCount: index % 50,
    }),
  ),
];

const LONG = [
  aGroup({ id: 1, name: 'ROOT', parentId: null, rootId: null, deviceCount: 0 }),
  ...Array.from({ length: 8 }, (_, index) =>
    aGroup({
      id: index + 2,
      parentId: index + 1,
      name: `수도권 북부 물류 거점 ${index + 1}센터 상하차장 출입구 안내 화면`,
      deviceCount: 1234,
    }),
  ),
];

/** One group whose device count uses the alternative property name. */
const otherSpelling = (groups: readonly GroupRecord[]): readonly GroupRecord[] =>
  groups.map((group) => (group.id === 20 ? { ...group, deviceCount: undefined } : group));

function Example({ groups = 'company', selected: initial, onSelect, ...props }: ExampleProps) {
  const language = useLanguage();
  const [selected, setSelected] = useState(initial);
  const records = {
    company: otherSpelling(exampleGroups(language)),
    restricted: restrictedGroups(language),
    many: MANY,
    long: LONG,
    none: [],
  }[groups];
  return (
    <GroupTree
      {...props}
      groups={records}
      selected={selected}
      onSelect={(choice) => {
        setSelected(choice.key);
        onSelect(choice);
      }}
    />
  );
}

const meta = {
  title: 'Groups/GroupTree',
  component: GroupTree,
  render: (args) => <Example {...args} />,
  args: { selected: 'all', allCount: 214, favouriteCount: 8, onSelect: fn(), onRefused: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ width: 260, height: 480, p: 3, bgcolor: 'tone.surface', border: 1, borderColor: 'tone.line' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = (language: ReturnType<typeof storyLanguage>, pk: number) =>
  exampleGroups(language).find((group) => group.id === pk)?.name ?? '';

/** The line of a group, by its ID. */
async function line({ canvas, globals }: PlayContext, pk: number) {
  const name = named(storyLanguage(globals), pk);
  const rows = await canvas.findAllByRole('treeitem');
  const row = rows.find((candidate) => candidate.textContent?.startsWith(name));
  if (!row) throw new Error(`No line for ${name}.`);
  return row;
}

const labels = (rows: readonly HTMLElement[]) =>
  rows.map((row) => row.querySelector('[id$="-name"]')?.textContent?.trim());

/** The device counts of groups with subgroups, including the subgroups. */
const WITH_SUBGROUPS: ReadonlyMap<number, number> = new Map([
  [10, 96],
  [40, 49],
]);

/** Favorites and all devices first, then the groups below the translated root, siblings by name, with their counts. */
export const Company: Story = {
  parameters: { spec: ['B-TREE-02', 'B-TREE-03', 'B-TREE-09', 'B-TREE-10'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('groups', globals);
    const language = storyLanguage(globals);
    const rows = await canvas.findAllByRole('treeitem');
    const children = [text('defaultGroup'), ...[10, 20, 30, 40].map((pk) => named(language, pk))].sort(
      new Intl.Collator(language, { numeric: true }).compare,
    );
    await expect(labels(rows)).toEqual([text('favourites'), text('all'), text('rootGroup'), ...children]);
    await expect(canvas.queryByText('ROOT')).toBeNull();
    await expect(await line(context, 30)).toHaveAccessibleName(`${named(language, 30)} 40`);
    for (const { id, deviceCount: count } of exampleGroups(language).filter((group) => group.parentId === 1)) {
      if (id === 2) continue;
      const own = text('deviceCount', { count });
      const all = WITH_SUBGROUPS.get(id);
      const described = all === undefined ? own : text('deviceCounts', { own, all });
      await expect(await line(context, id)).toHaveAccessibleDescription(described);
    }
    await expect(await canvas.findByRole('treeitem', { name: `${text('defaultGroup')} 5` })).toBeVisible();
    await expect(await canvas.findByRole('treeitem', { name: `${text('rootGroup')} 0` })).toBeVisible();
    await expect(rows[2]).toHaveAttribute('aria-level', '1');
    await expect(rows[2]).toHaveAttribute('aria-posinset', '3');
    await expect(rows[2]).toHaveAttribute('aria-setsize', '3');
    await expect(rows[3]).toHaveAttribute('aria-level', '2');
    await expect(rows[3]).toHaveAttribute('aria-setsize', '5');
  },
};

/** The group lists include the devices of their subgroups: the numbers do too, and explain what they consist of. */
export const CountsSubgroups: Story = {
  args: { subgroups: true },
  tags: ['pictured'],
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('groups', globals);
    const language = storyLanguage(globals);
    await expect(await canvas.findByRole('treeitem', { name: `${text('rootGroup')} 214` })).toBeVisible();
    for (const [pk, all] of WITH_SUBGROUPS) {
      const row = await line(context, pk);
      await expect(row).toHaveAccessibleName(`${named(language, pk)} ${all}`);
      const own = exampleGroups(language).find((group) => group.id === pk)?.deviceCount ?? 0;
      const described = text('deviceCounts', { own: text('deviceCount', { count: own }), all });
      await expect(row).toHaveAccessibleDescription(described);
    }
    await expect(await line(context, 30)).toHaveAccessibleName(`${named(language, 30)} 40`);
  },
};

/** A group with subgroups opens and closes, with the arrow and with the keyboard. */
export const Opens: Story = {
  parameters: { spec: ['B-TREE-14'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const name = named(storyLanguage(globals), 10);
    const head = await line(context, 10);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: text('expand', { name }), hidden: true }));
    await expect(await line(context, 10)).toHaveAttribute('aria-expanded', 'true');
    await expect(await line(context, 13)).toHaveAttribute('aria-level', '3');
    await userEvent.click(canvas.getByRole('button', { name: text('collapse', { name }), hidden: true }));
    await expect(canvas.queryByText(named(storyLanguage(globals), 13))).toBeNull();
    await expect(await line(context, 10)).toHaveAttribute('aria-expanded', 'false');
    const row = await line(context, 10);
    row.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '3'));
  },
};

/** Selecting an entry or a group marks it and reports its key. */
export const Chooses: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const rows = await canvas.findAllByRole('treeitem');
    const favourites = rows[0];
    if (!favourites) throw new Error('No favourites.');
    await expect(favourites).toHaveTextContent(text('favourites'));
    await userEvent.click(favourites);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: 'favorite' });
    await expect(favourites).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await line(context, 30));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: 30 });
    await userEvent.click(await canvas.findByText(text('all')));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: 'all' });
  },
};

/** The keyboard navigates, searches by letters and selects. */
export const Keyboard: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await canvas.findAllByRole('treeitem');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem').at(-1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.keyboard([...named(storyLanguage(globals), 30)][0] ?? '');
    await waitFor(async () => expect(await line(context, 30)).toHaveFocus());
  },
};

/** A search keeps the groups above each match. */
export const Searching: Story = {
  args: { query: '3' },
  render: (args, { globals }) => <Example {...args} query={named(storyLanguage(globals), 13)} />,
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groups', globals);
    const language = storyLanguage(globals);
    const rows = await canvas.findAllByRole('treeitem');
    await expect(labels(rows)).toEqual([text('rootGroup'), named(language, 10), named(language, 13)]);
  },
};

export const SearchingInVain: Story = {
  args: { query: 'zzz' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groups', globals);
    await expect(await canvas.findByRole('status')).toHaveTextContent(text('noMatch'));
  },
};

/** The parents of a permitted group are grayed out; selecting one shows a message and opens nothing. */
export const Restricted: Story = {
  args: { groups: 'restricted' },
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const closed = await line(context, 10);
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).toHaveAccessibleName(expect.stringContaining(text('noAccess')));
    await userEvent.click(closed);
    await expect(args.onRefused).toHaveBeenCalledWith({
      group: expect.objectContaining({ id: 10 }),
      because: 'no_group_access',
    });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** An administrator gets a link to the settings of each group. */
export const WithSettings: Story = {
  args: { settingsHref: ({ id }) => `#group-${id}` },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('groups', globals);
    await line(context, 30);
    const link = canvas.getByRole('link', { name: text('settingsOf', { name: named(storyLanguage(globals), 30) }) });
    await expect(link).toHaveAttribute('href', '#group-30');
  },
};

/** Ten thousand groups: only the visible rows are in the page. */
export const Many: Story = {
  args: { groups: 'many', selected: 5000 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('treeitem');
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(80));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Group 10000'));
  },
};

export const LongNames: Story = { args: { groups: 'long', selected: 9 } };

export const Empty: Story = { args: { groups: 'none', query: 'x' } };
