import { aGroup, aProfile } from '@remote-console/api-client/testing';
import type { GroupBrowseView } from '@remote-console/domain';
import { http, given, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleGroups } from './testing/exampleGroups.ts';
import { GroupBrowseWidget, type GroupBrowseWidgetProps } from './GroupBrowseWidget.tsx';
import { groupBackend } from './testing/storyBackend.ts';

let backend = groupBackend('ko');

function Page({ view: initial, onViewChange, ...props }: GroupBrowseWidgetProps) {
  const [view, setView] = useState(initial);
  const change = (next: GroupBrowseView) => {
    setView(next);
    onViewChange(next);
  };
  return <GroupBrowseWidget {...props} view={view} onViewChange={change} />;
}

const meta = {
  title: 'Groups/GroupBrowseWidget',
  component: GroupBrowseWidget,
  render: (args) => <Page {...args} />,
  parameters: inFrames(),
  args: {
    groupId: null,
    view: { view: 'list', page: 1, search: '' },
    onViewChange: fn(),
    groupHref: ({ groupId }) => `#groups/${groupId ?? ''}`,
    detailHref: ({ groupId }) => `#detail/${groupId}`,
  },
  beforeEach: ({ msw, globals }) => {
    backend = groupBackend(storyLanguage(globals));
    msw.use(given.profile(aProfile()), ...backend.handlers);
  },
} satisfies HostedMeta<typeof Page>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Page>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = ({ globals }: PlayContext, pk: number) =>
  exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';

/** Opens the menu of a group and chooses an entry. */
async function choose(context: PlayContext, pk: number, key: 'addSubgroup' | 'rename' | 'moveTo' | 'deleteGroup') {
  const { canvas, globals, userEvent } = context;
  const text = await storyTexts('groups', globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('menuOf', { name: named(context, pk) }) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: text(key) }));
  return screen.findByRole('dialog');
}

/** The top-level groups. */
export const TopLevel: Story = {};

/** Each group links to those below it and to its settings; the default group cannot be selected. */
export const Links: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-01', 'C-GROUP-02', 'C-GROUP-05'] },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    const name = named(context, 10);
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '#groups/10');
    const detail = () => canvas.getByRole('link', { name: text('detailOf', { name, label: text('detail') }) });
    await expect(detail()).toHaveAttribute('href', '#detail/10');
    await expect(canvas.getByRole('navigation')).toHaveTextContent(treeText('rootGroup'));
    await userEvent.click(canvas.getByRole('button', { name: text('iconView') }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'icon', page: 1, search: '' });
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#groups/10');
    await expect(detail()).toHaveAttribute('href', '#detail/10');
  },
};

export const Icons: Story = { args: { view: { view: 'icon', page: 1, search: '' } } };

/** Inside a group: the path to it, and a link up. */
export const InsideAGroup: Story = {
  args: { groupId: 40 },
  parameters: { spec: ['C-GROUP-02', 'C-GROUP-03', 'C-GROUP-04'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    await expect(await canvas.findByRole('link', { name: named(context, 41) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: named(context, 10) })).toBeNull();
    await expect(canvas.getByRole('link', { name: text('levelUp') })).toHaveAttribute('href', '#groups/');
    const way = canvas.getByRole('navigation');
    await expect(within(way).getByRole('link', { name: treeText('rootGroup') })).toBeVisible();
    await expect(way).toHaveTextContent(named(context, 40));
  },
};

/** Groups that may have changed can be read: the time of the data is shown, and no action is possible. */
export const Outdated: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    const common = await storyTexts('common', globals);
    const sinceWhen = new RegExp(common('asOf', { time: '.+' }));
    await canvas.findByRole('link', { name: named(context, 10) });
    const buttons = () =>
      [
        treeText('addGroup'),
        text('uploadSheet'),
        text('deleteSelected'),
        treeText('menuOf', { name: named(context, 10) }),
      ].map((name) => canvas.getByRole('button', { name }));
    await expect(canvas.queryByText(sinceWhen)).toBeNull();
    for (const button of buttons()) await expect(button).toBeEnabled();
    const browser = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    try {
      globalThis.dispatchEvent(new Event('offline'));
      await expect(await canvas.findByText(sinceWhen)).toBeVisible();
      for (const button of buttons()) await expect(button).toBeDisabled();
    } finally {
      browser.mockRestore();
      globalThis.dispatchEvent(new Event('online'));
    }
    await waitFor(() => expect(canvas.queryByText(sinceWhen)).toBeNull());
    for (const button of buttons()) await expect(button).toBeEnabled();
  },
};

/** Where no group can be selected, deleting selected groups is not offered. */
export const NothingToSelect: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(given.groups([aGroup({ id: 1, parentId: null, name: 'ROOT' }), aGroup({ id: 2, isDefaultGroup: true })])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    await expect(await canvas.findByRole('link', { name: treeText('defaultGroup') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('deleteSelected') })).toBeNull();
  },
};

/** A new group is created below the one that is open; the request contains every field, and a toast confirms it. */
export const Adds: Story = {
  tags: ['no-visual'],
  args: { groupId: 40 },
  play: async (context) => {
    const { canvas, globals, step, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    await canvas.findByRole('link', { name: named(context, 41) });
    await userEvent.click(canvas.getByRole('button', { name: text('addGroup') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(text('groupName'));
    const confirm = dialog.getByRole('button', { name: text('addGroup') });
    await step('a name of 41 characters is refused [B-GROUP-04] [C-GROUP-08]', async () => {
      await userEvent.click(field);
      await userEvent.paste('가'.repeat(41));
      await userEvent.click(confirm);
      await expect(await dialog.findByText(message('over_character_limit'))).toBeVisible();
      await expect(backend.writes).toEqual([]);
    });
    await step('a name of 40 characters is accepted [B-GROUP-03]', async () => {
      await userEvent.clear(field);
      await userEvent.paste('가'.repeat(40));
      await userEvent.click(confirm);
      await expect(await canvas.findByRole('link', { name: '가'.repeat(40) })).toBeVisible();
      await expect(backend.writes).toEqual([
        {
          call: 'POST /groups',
          body: {
            name: '가'.repeat(40),
            flag_df_group: 0,
            flag_confirm: 0,
            group_fk: 40,
            root_group_fk: 1,
            company_fk: 1,
          },
        },
      ]);
    });
    await step('a toast confirms the new group [C-GROUP-14] [B-MSG-08]', async () => {
      await expect(await screen.findByText(message('created_group'))).toBeVisible();
    });
  },
};

/** A sibling's name, and an empty one, are refused at the field. */
export const NameRefused: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, step, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const dialog = within(await choose(context, 40, 'addSubgroup'));
    // The entries for all devices and favorites are not groups.
    await step('the entry for all devices cannot be chosen as a parent [B-GROUP-10]', async () => {
      await expect(await dialog.findAllByRole('treeitem')).not.toHaveLength(0);
      await expect(dialog.queryByText(text('all'))).toBeNull();
    });
    const confirm = dialog.getByRole('button', { name: text('addGroup') });
    const field = dialog.getByLabelText(text('groupName'));
    await step('an empty name, and one of blanks, are refused [B-GROUP-05] [C-GROUP-09]', async () => {
      for (const blank of ['', '   ']) {
        await userEvent.clear(field);
        if (blank !== '') await userEvent.type(field, blank);
        await userEvent.click(confirm);
        await expect(await dialog.findByText(message('no_input_data'))).toBeVisible();
        await expect(backend.writes).toEqual([]);
      }
    });
    await step('the name of a sibling is refused before it is sent', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, named(context, 41));
      await userEvent.click(confirm);
      await expect(await dialog.findByText(message('duplication_group_name'))).toBeVisible();
      await expect(backend.writes).toEqual([]);
    });
  },
};

/** Somebody else was faster: the server's response says that the name is taken. */
export const NameTakenMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-12', 'B-GROUP-06'] },
  play: async (context) => {
    const { globals, msw, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    msw.use(
      http.post('/groups', ({ response }) => response(200).json({ status: 200, meta: {}, objects: { overlap: true } })),
    );
    const dialog = within(await choose(context, 40, 'addSubgroup'));
    await userEvent.type(dialog.getByLabelText(text('groupName')), 'Taken');
    await userEvent.click(dialog.getByRole('button', { name: text('addGroup') }));
    await expect(await dialog.findByText(message('duplication_group_name'))).toBeVisible();
    await expect(dialog.getByLabelText(text('groupName'))).toHaveValue('Taken');
  },
};

/** The current parent is not a target: that could only mean an order, and the order cannot be changed. */
export const NoOrder: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-07'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const dialog = within(await choose(context, 40, 'moveTo'));
    await userEvent.click(dialog.getByRole('button', { name: text('move') }));
    await expect(await dialog.findByText(message('please_select_group'))).toBeVisible();
    await userEvent.click(dialog.getByText(text('rootGroup')));
    await userEvent.click(dialog.getByRole('button', { name: text('move') }));
    await expect(await dialog.findByText(message('no_order_warning'))).toBeVisible();
    await userEvent.click(dialog.getByText(named(context, 40)));
    await expect(backend.writes).toEqual([]);
  },
};

/** The move dialog says what moves along; afterwards the move can be undone. */
export const MovesAndTakesBack: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const found = await choose(context, 40, 'moveTo');
    const dialog = within(found);
    await userEvent.click(dialog.getByText(named(context, 30)));
    await waitFor(() => expect(found).toHaveTextContent(text('subgroupCount', { count: 2 })));
    await expect(found).toHaveTextContent(text('deviceCount', { count: 49 }));
    await userEvent.click(dialog.getByRole('button', { name: text('move') }));
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }));
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { call: 'PUT /groups/40', body: { group_fk: 30, root_group_fk: 1 } },
        { call: 'PUT /groups/40', body: { group_fk: 1, root_group_fk: 1 } },
      ]),
    );
    await expect(await screen.findByText(text('moveUndone', { name: named(context, 40) }))).toBeVisible();
  },
};

/** The delete dialog says what happens to subgroups, devices and people. */
export const Deletes: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-17', 'C-GROUP-19', 'C-GROUP-21', 'B-MSG-09'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const dialog = await choose(context, 10, 'deleteGroup');
    await expect(dialog).toHaveTextContent(text('deleteTakesSubgroups', { count: 5 }));
    await expect(dialog).toHaveTextContent(text('deleteMovesDevices', { count: 96 }));
    await waitFor(() => expect(dialog).toHaveTextContent(text('deleteEndsRights', { count: 1 })));
    await expect(backend.writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: text('deleteGroup') }));
    await expect(await screen.findByText(message('deleted_group'))).toBeVisible();
    await expect(backend.writes).toEqual([{ call: 'DELETE /groups/10', body: null }]);
    await waitFor(() => expect(canvas.queryByRole('link', { name: named(context, 10) })).toBeNull());
  },
};

/** Without a selection there is nothing to delete, and a message says so. */
export const NothingSelected: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-18'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    await canvas.findByRole('link', { name: named(context, 10) });
    await userEvent.click(canvas.getByRole('button', { name: text('deleteSelected') }));
    await expect(await screen.findByText(message('no-selects'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The default group keeps name, place and existence. */
export const DefaultGroup: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GROUP-20'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('menuOf', { name: text('defaultGroup') }) }));
    const menu = within(await screen.findByRole('menu'));
    for (const key of ['rename', 'moveTo'] as const) {
      await expect(menu.getByRole('menuitem', { name: text(key) })).toHaveAttribute('aria-disabled', 'true');
    }
    const remove = menu.getByRole('menuitem', { name: new RegExp(`^${text('deleteGroup')}`) });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent(text('fixedGroup'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { groupId: 30 } };

export const NoMatch: Story = { args: { view: { view: 'list', page: 1, search: 'zzz' } } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.groupsHang()) };

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(given.groupsAreUnreachable()),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};

/** The server refuses a deletion: the dialog stays and shows its message. */
export const DeletionRefused: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, msw, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    msw.use(
      http.delete('/groups/{groupPk}', ({ response }) => response(409).json(problem(409, 'group_not_removable'))),
    );
    const dialog = within(await choose(context, 30, 'deleteGroup'));
    await userEvent.click(dialog.getByRole('button', { name: text('deleteGroup') }));
    await expect(await dialog.findByText(message('group_not_removable'))).toBeVisible();
  },
};
