import Box from '@mui/material/Box';
import { aProfile, aSummary, given, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleGroups, restrictedGroups } from './testing/exampleGroups.ts';
import { GroupTreeDrawer } from './GroupTreeDrawer.tsx';
import { GroupTreeWidget, type GroupTreeWidgetProps } from './GroupTreeWidget.tsx';

function Page({ groupId: initial, onOpenGroup, ...props }: GroupTreeWidgetProps) {
  const [groupId, setGroupId] = useState(initial);
  return (
    <GroupTreeWidget
      {...props}
      groupId={groupId}
      onOpenGroup={(choice) => {
        setGroupId(choice.groupId);
        onOpenGroup(choice);
      }}
    />
  );
}

const favourites = http.get('/favorites', ({ response }) =>
  response(200).json({ status: 200, meta: { totalCount: 8 }, objects: [] }),
);

const meta = {
  title: 'Groups/GroupTreeWidget',
  component: GroupTreeWidget,
  render: (args) => <Page {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', onOpenGroup: fn(), session: aProfile() },
  decorators: [
    (Story) => (
      <Box sx={{ width: 264, height: 520, p: 3, bgcolor: 'tone.surface', border: 1, borderColor: 'tone.line' }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: ({ msw, globals }) =>
    msw.use(given.groups(exampleGroups(storyLanguage(globals))), given.summary(aSummary()), favourites),
} satisfies HostedMeta<typeof Page>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Page>>;

/** All devices, favorites and each group open by their key. */
export const Opens: Story = {
  parameters: { spec: ['B-TREE-04', 'B-TREE-05', 'B-TREE-06'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    const busan = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 30)?.name ?? '';
    await userEvent.click(await canvas.findByText(busan));
    await expect(args.onOpenGroup).toHaveBeenLastCalledWith({ groupId: '30' });
    await userEvent.click(canvas.getByText(text('favourites')));
    await expect(args.onOpenGroup).toHaveBeenLastCalledWith({ groupId: 'favorite' });
    await userEvent.click(canvas.getByText(text('all')));
    await expect(args.onOpenGroup).toHaveBeenLastCalledWith({ groupId: 'all' });
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleDescription(
        text('deviceCount', { count: 214 }),
      ),
    );
  },
};

/** The field above narrows the tree and keeps the parents of a match. */
export const Searches: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    const name = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 13)?.name ?? '';
    await canvas.findAllByRole('treeitem');
    await userEvent.type(canvas.getByRole('textbox', { name: text('searchGroup') }), name);
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(3));
    await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** An administrator reaches the settings of a group from here. */
export const AdministratorHasSettings: Story = {
  args: { settingsHref: ({ id }) => `#group-${id}` },
  parameters: { spec: ['B-TREE-07'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groups', globals);
    await canvas.findAllByRole('treeitem');
    const groups = exampleGroups(storyLanguage(globals)).filter(({ parentId: parent, id }) => parent === 1 && id !== 2);
    for (const { id, name } of groups) {
      const link = canvas.getByRole('link', { name: text('settingsOf', { name }) });
      await expect(link).toHaveAttribute('href', `#group-${id}`);
    }
  },
};

/** Nobody else does. */
export const OthersHaveNoSettings: Story = {
  args: {
    settingsHref: ({ id }) => `#group-${id}`,
    session: aProfile({ type: 'User', userType: 6, memberType: 6 }),
  },
  parameters: { spec: ['B-TREE-08'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('treeitem');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** An administrator adds groups here; nobody else does. */
export const AdministratorAdds: Story = {
  parameters: { spec: ['B-TREE-11'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    await canvas.findAllByRole('treeitem');
    await userEvent.click(canvas.getByRole('button', { name: text('addGroup') }));
    const dialog = await screen.findByRole('dialog', { name: text('newGroupTitle') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const OthersAddNothing: Story = {
  args: { session: aProfile({ type: 'User', userType: 6, memberType: 6 }) },
  tags: ['no-visual'],
  parameters: { spec: ['B-TREE-12'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groups', globals);
    await canvas.findAllByRole('treeitem');
    await expect(canvas.queryByRole('button', { name: text('addGroup') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /메뉴|Menu|メニュー/ })).toBeNull();
  },
};

/** The menu of a group, by its button, a right click and the menu key. */
export const OpensTheMenu: Story = {
  args: { settingsHref: ({ id }) => `#group-${id}` },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    const name = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 30)?.name ?? '';
    const line = await canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) });
    await userEvent.pointer({ keys: '[MouseRight]', target: line });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: text('groupSettings') })).toHaveAttribute('href', '#group-30');
    for (const key of ['addSubgroup', 'rename', 'moveTo', 'deleteGroup'] as const) {
      await expect(menu.getByRole('menuitem', { name: text(key) })).not.toHaveAttribute('aria-disabled');
    }
  },
};

/** A group without permissions shows a message. */
export const Restricted: Story = {
  args: { session: aProfile({ type: 'User', userType: 1, memberType: 1 }) },
  parameters: { spec: ['B-TREE-13'] },
  beforeEach: ({ msw, globals }) => msw.use(given.groups(restrictedGroups(storyLanguage(globals)))),
  play: async ({ args, canvas, globals, userEvent }) => {
    const message = await storyMessages(globals);
    const name = restrictedGroups(storyLanguage(globals)).find(({ id }) => id === 10)?.name ?? '';
    await userEvent.click(await canvas.findByText(name));
    await expect(await screen.findByText(message('no_group_access'))).toBeVisible();
    await expect(args.onOpenGroup).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(given.groupsHang()) };

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(given.groupsAreUnreachable()),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};

/** On a phone the tree is a drawer that closes when an entry is selected. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <GroupTreeDrawer {...args} open onClose={args.onOpenGroup.bind(null, { groupId: 'closed' })} />,
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    const drawer = await screen.findByRole('dialog', { name: text('tree') });
    await userEvent.click(await within(drawer).findByText(text('favourites')));
    await expect(args.onOpenGroup).toHaveBeenCalledWith({ groupId: 'favorite' });
    await expect(args.onOpenGroup).toHaveBeenLastCalledWith({ groupId: 'closed' });
  },
};
