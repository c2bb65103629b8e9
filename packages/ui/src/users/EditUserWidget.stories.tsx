import { aUser, http } from '@remote-console/api-client/testing';
import type { GroupLink, Profile, User } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { EditUserWidget } from './EditUserWidget.tsx';
import { MANAGER, PEOPLE, peopleHandlers, sent, SUB_MANAGER } from './testing/storyPeople.ts';

interface Given {
  readonly people?: readonly User[];
  readonly links?: readonly GroupLink[];
  readonly usesApproval?: boolean;
  readonly viewer?: Profile;
}

const given = ({ viewer = MANAGER, ...state }: Given): Pick<Story, 'decorators' | 'beforeEach'> => ({
  decorators: [signedInAs(viewer)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...peopleHandlers({ ...state, profile: viewer, language: storyLanguage(globals) }));
  },
});

const meta = {
  title: 'Users/EditUserWidget',
  component: EditUserWidget,
  parameters: inFrames(),
  args: { userId: 3 },
} satisfies Meta<typeof EditUserWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  const message = await storyMessages(globals);
  // The skeleton has the same cards; the ID is loaded with the person.
  await canvas.findByRole('group', { name: text('mgrid') });
  const card = canvas.getByRole('region', { name: text('permissions') });
  return { text, message, card: within(card) };
}

const LINK = (groupId: number): GroupLink => ({ id: 100 + groupId, groupId, memberId: 3 });

/** An ordinary user, as a manager sees one. */
export const OrdinaryUser: Story = given({ links: [LINK(10), LINK(11)] });

/**
 * Every permission except watching has a switch that sends its own field with the version that was seen, which every
 * change increments.
 */
export const Permissions: Story = {
  ...given({}),
  tags: ['no-visual'],
  play: async (context) => {
    const { step, userEvent } = context;
    const { text, card } = await opened(context);
    const inGroup = (group: 'permissionsCommon' | 'permissionsWeb' | 'permissionsManager') =>
      within(card.getByRole('group', { name: text(group) }));
    await step('watching is always on and cannot be turned off [C-PERM-01]', async () => {
      const monitor = inGroup('permissionsCommon').getByRole('switch', { name: text('deviceMonitor') });
      await expect(monitor).toBeDisabled();
      await expect(monitor).toBeChecked();
    });
    const permissions = [
      ['permissionsCommon', 'CSRemoteControl', { canControl: true }, 'C-PERM-02'],
      ['permissionsCommon', 'CSFileManager', { canTransferFiles: true }, 'C-PERM-03'],
      ['permissionsWeb', 'modifyInformation', { permissions: '1,2' }, 'C-PERM-12'],
      ['permissionsWeb', 'useFunction', { permissions: '1,2,4' }, 'C-PERM-05'],
      ['permissionsWeb', 'viewReport', { permissions: '1,2,4,8' }, 'C-PERM-06'],
      ['permissionsManager', 'CSDeviceManagement', { canManageDevices: true }, 'C-PERM-07'],
      ['permissionsManager', 'CSUpdate', { canUpdate: true }, 'C-PERM-08'],
      ['permissionsManager', 'CSThumbnailView', { canSeeScreens: true }, 'C-PERM-09'],
      ['permissionsManager', 'CSRestart', { canRestart: true }, 'C-PERM-10'],
    ] as const;
    for (const [before, [group, permission, change, row]] of permissions.entries()) {
      await step(`${permission} can be turned on in its group [${row}]`, async () => {
        const pressed = () => inGroup(group).getByRole('switch', { name: text(permission) });
        await waitFor(() => expect(pressed()).toBeEnabled());
        await userEvent.click(pressed());
        await waitFor(() =>
          expect(sent).toHaveBeenLastCalledWith(
            'PUT /users/3',
            expect.objectContaining({ ...change, version: before + 1 }),
          ),
        );
        await waitFor(() => expect(pressed()).toBeChecked());
      });
    }
    await step('there is no other switch, so none for CSRemoteView [C-PERM-13]', async () => {
      const counts = (['permissionsCommon', 'permissionsWeb', 'permissionsManager'] as const).map(
        (group) => inGroup(group).getAllByRole('switch').length,
      );
      await expect(counts).toEqual([3, 3, 4]);
      await expect(card.getAllByRole('group', { name: (name) => name !== text('groupAccess') })).toHaveLength(3);
    });
  },
};

/** Where the company has turned file transfer off, the file manager cannot be granted. */
export const FileTransferOff: Story = {
  ...given({ people: [...PEOPLE.filter(({ id }) => id !== 3), aUser({ isFileTransferDisabled: true })] }),
  tags: ['no-visual'],
  parameters: { spec: ['C-PERM-04'] },
  play: async (context) => {
    const { text, card } = await opened(context);
    await expect(card.getByRole('switch', { name: text('CSFileManager') })).toBeDisabled();
    await expect(card.getByText(text('fileTransferOff'))).toBeVisible();
  },
};

/** A group below another is granted with the one above it, after confirmation; declining changes nothing. */
export const GrantsGroups: Story = {
  ...given({}),
  tags: ['no-visual'],
  parameters: { spec: ['C-PERM-17', 'C-PERM-18', 'C-PERM-20'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const { text, message, card } = await opened(context);
    const nameOf = (pk: number) => exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';
    const lobby = () => card.getByRole('switch', { name: nameOf(11) });
    await waitFor(() => expect(lobby()).toBeEnabled());
    await userEvent.click(lobby());
    const question = await screen.findByRole('dialog');
    await expect(question).toHaveTextContent(nameOf(10));
    await userEvent.click(within(question).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await expect(lobby()).not.toBeChecked();

    await userEvent.click(lobby());
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('button', { name: text('grant') }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST /groups/users', { groupId: 11, memberId: 3, confirm: true }),
    );
    await waitFor(() => expect(lobby()).toBeChecked());
    await expect(card.getByRole('switch', { name: nameOf(10) })).toBeChecked();
    await expect(await screen.findByText(message('user_in_group_add_success'))).toBeVisible();
  },
};

/** Removing a group removes those below it first, after confirmation. */
export const ReleasesGroups: Story = {
  ...given({ links: [LINK(10), LINK(11)] }),
  tags: ['no-visual'],
  parameters: { spec: ['C-PERM-19'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const { text, card } = await opened(context);
    const nameOf = (pk: number) => exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';
    const office = () => card.getByRole('switch', { name: nameOf(10) });
    await waitFor(() => expect(office()).toBeChecked());
    await userEvent.click(office());
    const question = await screen.findByRole('dialog');
    await expect(question).toHaveTextContent(nameOf(11));
    await userEvent.click(within(question).getByRole('button', { name: text('release') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('DELETE /groups/users/110'));
    await waitFor(() => expect(office()).not.toBeChecked());
    await expect(card.getByRole('switch', { name: nameOf(11) })).not.toBeChecked();
  },
};

/** Sub-manager permission, use of approval and approver; a department member cannot be the approver. */
export const Approval: Story = {
  ...given({}),
  tags: ['no-visual'],
  parameters: { spec: ['C-EDITUSER-06', 'A-MANAGER-02'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    const saves = (change: object) =>
      waitFor(() => expect(sent).toHaveBeenLastCalledWith('PUT /users/3', expect.objectContaining(change)));
    const press = async (control: HTMLElement) => {
      await waitFor(() => expect(control).toBeEnabled());
      await userEvent.click(control);
    };
    const right = await canvas.findByRole('switch', { name: text('subManagerRight') });
    await press(right);
    await saves({ userType: 6 });
    await waitFor(() => expect(right).toBeChecked());
    await press(right);
    await saves({ userType: 1 });
    await press(canvas.getByRole('switch', { name: text('useApproval') }));
    await saves({ needsApproval: true });
    await press(canvas.getByRole('button', { name: text('pickApprover') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /박하준/ }));
    await userEvent.click(dialog.getByRole('button', { name: text('choose') }));
    await expect(await dialog.findByText(message('search_manager_405'))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /김서연/ }));
    await userEvent.click(dialog.getByRole('button', { name: text('choose') }));
    await saves({ approverId: 2 });
    await waitFor(() => expect(canvas.getByRole('group', { name: text('approver') })).toHaveTextContent('김서연'));
  },
};

/** In a company without approvals the approval settings are not shown. */
export const WithoutApproval: Story = {
  ...given({ usesApproval: false }),
  tags: ['no-visual'],
  parameters: { spec: ['C-EDITUSER-06'] },
  play: async (context) => {
    const { text } = await opened(context);
    await expect(context.canvas.queryByRole('switch', { name: text('useApproval') })).toBeNull();
  },
};

/** While a permission is being saved, nothing else can be selected: the click would be lost. */
export const PermissionOnItsWay: Story = {
  ...given({}),
  tags: ['no-visual'],
  play: async (context) => {
    context.msw.use(http.put('/users/{userPk}', () => new Promise<never>(() => undefined)));
    const { card, text } = await opened(context);
    const ofApproval = [
      await context.canvas.findByRole('switch', { name: text('subManagerRight') }),
      context.canvas.getByRole('switch', { name: text('useApproval') }),
      context.canvas.getByRole('button', { name: text('pickApprover') }),
    ];
    for (const control of ofApproval) await expect(control).toBeEnabled();
    const [, first] = card.getAllByRole('switch');
    if (!first) throw new Error('There is no permission to press.');
    await expect(first).toBeEnabled();
    await context.userEvent.click(first);
    await waitFor(() => expect(card.getByRole('switch', { name: text('CSRestart') })).toBeDisabled());
    for (const control of ofApproval) await expect(control).toBeDisabled();
  },
};

/** A sub-manager with the approval right changes the permissions of an ordinary user, and nothing else. */
export const BySubManager: Story = {
  ...given({ viewer: SUB_MANAGER, links: [LINK(10), { ...LINK(10), id: 120, memberId: SUB_MANAGER.id }] }),
  tags: ['no-visual'],
  parameters: { spec: ['A-ROLE-17', 'C-PERM-26'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, card } = await opened(context);
    await expect(within(canvas.getByRole('group', { name: text('name') })).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('changePassword') })).toBeNull();
    await expect(canvas.getByRole('switch', { name: text('listRefresh') })).toBeDisabled();
    await userEvent.click(card.getByRole('switch', { name: text('CSRestart') }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('PUT /users/3', expect.objectContaining({ canRestart: true })),
    );
  },
};

/** A sub-manager grants only permissions they have themselves; others can be taken away, and the switch says so. */
export const GrantingOwnOnly: Story = {
  ...given({
    viewer: { ...SUB_MANAGER, permissions: '1,4', canUpdate: false, canRestart: true, canControl: false },
    people: PEOPLE.map((user) =>
      user.id === 3 ? { ...user, permissions: '1', canUpdate: false, canRestart: false, canControl: true } : user,
    ),
    links: [LINK(10), { ...LINK(10), id: 120, memberId: SUB_MANAGER.id }],
  }),
  tags: ['no-visual'],
  play: async (context) => {
    const { text, card } = await opened(context);
    const of = (permission: 'CSUpdate' | 'CSRestart' | 'CSRemoteControl' | 'modifyInformation' | 'useFunction') =>
      card.getByRole('switch', { name: text(permission) });
    for (const other of ['CSUpdate', 'modifyInformation'] as const) {
      await expect(of(other)).toBeDisabled();
      await expect(of(other)).toHaveAccessibleDescription(text('permissionNotOwn'));
    }
    for (const own of ['CSRestart', 'useFunction'] as const) await expect(of(own)).toBeEnabled();
    await expect(of('CSRemoteControl')).toHaveAccessibleDescription(text('permissionNotReturned'));
    await context.userEvent.click(of('CSRemoteControl'));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('PUT /users/3', expect.objectContaining({ canControl: false })),
    );
  },
};

/** A manager has every permission and every group. */
export const AnotherManager: Story = {
  ...given({ people: PEOPLE.map((user) => (user.id === 1 ? { ...user, id: 9 } : user)) }),
  args: { userId: 9 },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, card } = await opened(context);
    for (const one of card.getAllByRole('switch')) {
      await expect(one).toBeChecked();
      await expect(one).toBeDisabled();
    }
    await expect(card.getByText(text('groupAccessAll'))).toBeVisible();
  },
};
