import { aUser, http, problem } from '@remote-console/api-client/testing';
import type { UserPageRequest } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { UserListWidget, type UserListWidgetProps } from './UserListWidget.tsx';
import { listedPeople, MANAGER, peopleHandlers, sent } from './testing/storyPeople.ts';

interface ExampleProps extends Omit<UserListWidgetProps, 'view'> {
  readonly start?: Partial<UserPageRequest>;
}

function Example({ start, onViewChange, ...props }: ExampleProps) {
  const [view, setView] = useState<UserPageRequest>({
    page: 1,
    pageSize: 10,
    searchKey: 'mgrid',
    searchValue: '',
    ...start,
  });
  return (
    <UserListWidget
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onViewChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Users/UserListWidget',
  component: UserListWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: {
    onViewChange: fn(),
    userHref: ({ userId }: { readonly userId: number }) => `#/managers/${userId}`,
    addHref: '#/managers/add',
    sheetHref: '#/managers/excel',
  },
  decorators: [signedInAs(MANAGER)],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...peopleHandlers());
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  const common = await storyTexts('common', globals);
  const message = await storyMessages(globals);
  await canvas.findByRole('link', { name: 'hajun.park' });
  const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
  await waitFor(() => expect(row(/hajun/).getByRole('switch')).toBeEnabled());
  return { text, common, message, row };
}

/** People of every kind; their controls are disabled for a moment after the list was loaded. */
export const Typical: Story = {
  parameters: { spec: ['C-MANAGER-23', 'C-MANAGER-24', 'C-MANAGER-25', 'C-MANAGER-32'] },
  beforeEach: ({ msw }) => msw.use(listedPeople()),
};

/** The search fields, the values for the active field, and that another field clears the value. */
export const Search: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    const { text, common } = await opened(context);
    const search = within(canvas.getByRole('search'));
    const key = search.getByRole('combobox', { name: common('searchKey') });
    await step('ID, name, department, email, phone and active are offered in this order [C-MANAGER-01]', async () => {
      await expect(
        within(key)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual((['mgrid', 'name', 'department', 'email', 'phone', 'flag_active'] as const).map((name) => text(name)));
    });
    await step('every key but active has a field for words [C-MANAGER-02]', async () => {
      for (const name of ['name', 'department', 'email', 'phone', 'mgrid'] as const) {
        await userEvent.selectOptions(key, name);
        await expect(
          await search.findByRole('textbox', { name: common('searchFor', { key: text(name) }) }),
        ).toBeVisible();
      }
      await userEvent.type(search.getByRole('textbox'), 'hajun{Enter}');
      await waitFor(() =>
        expect(args.onViewChange).toHaveBeenLastCalledWith({
          page: 1,
          pageSize: 10,
          searchKey: 'mgrid',
          searchValue: 'hajun',
        }),
      );
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /park|seo/ })).toHaveLength(1));
    });
    await step('another key clears the value [C-MANAGER-04]', async () => {
      await userEvent.selectOptions(key, 'flag_active');
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ searchKey: 'flag_active', searchValue: '' }),
      );
    });
    await step('active is chosen from two values in place of words [C-MANAGER-03]', async () => {
      await expect(search.queryByRole('textbox')).toBeNull();
      const values = search.getByRole('combobox', { name: common('searchFor', { key: text('flag_active') }) });
      const offered = within(values).getAllByRole('option');
      await expect(offered.map(({ textContent }) => textContent)).toEqual([
        common('all'),
        text('active'),
        text('inactive'),
      ]);
      await userEvent.selectOptions(values, '0');
      await canvas.findByRole('link', { name: 'haruka.sato' });
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'hajun.park' })).toBeNull());
    });
  },
};

/** Columns, icons with words, the link on the ID, and the two ways to add people. */
export const Rows: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, step } = context;
    const { text, row } = await opened(context);
    await step('box, sign, ID, name, department, email, phone, active, delete [C-MANAGER-32]', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim());
      await expect(heads).toHaveLength(9);
      await expect(within(canvas.getAllByRole('columnheader')[0] ?? document.body).getByRole('checkbox')).toBeEnabled();
      await expect(heads.slice(-7)).toEqual([
        text('mgrid'),
        text('name'),
        text('department'),
        text('email'),
        text('phone'),
        text('flag_active'),
        text('columnDelete'),
      ]);
    });
    const signOf = (name: RegExp) => row(name).getAllByRole('gridcell')[1];
    await step('managers and approvers have a cog [C-MANAGER-23] [C-MANAGER-24]', async () => {
      for (const [name, sign] of [
        [/이도윤/, 'signManager'],
        [/김서연/, 'signSubManager'],
      ] as const) {
        await expect(row(name).getByText(text(sign))).toBeInTheDocument();
        await expect(signOf(name)?.querySelector('svg')).toHaveClass('lucide-settings');
      }
    });
    await step('partners have a handshake [C-MANAGER-25]', async () => {
      await expect(row(/최민서/).getByText(text('signPartner'))).toBeInTheDocument();
      await expect(signOf(/최민서/)?.querySelector('svg')).toHaveClass('lucide-handshake');
    });
    await step('anybody else has no sign [C-MANAGER-26]', async () => {
      for (const name of [/서태양/, /박하준/]) {
        await expect(signOf(name)).toBeInTheDocument();
        await expect(signOf(name)?.textContent).toBe('');
        await expect(signOf(name)?.querySelector('svg')).toBeNull();
      }
    });
    await step('the ID leads to the page of the person [C-MANAGER-18]', async () => {
      await expect(canvas.getByRole('link', { name: 'hajun.park' })).toHaveAttribute('href', '#/managers/3');
    });
    await step('a switch says who is active [C-MANAGER-14]', async () => {
      await expect(row(/박하준/).getByRole('switch')).toBeChecked();
      await expect(row(/佐藤/).getByRole('switch')).not.toBeChecked();
    });
    await step('nobody deletes or deactivates themselves [C-MANAGER-34]', async () => {
      await expect(row(/이도윤/).getByRole('switch')).toBeDisabled();
      await expect(canvas.getByRole('button', { name: text('deleteUser', { name: '이도윤' }) })).toBeDisabled();
    });
    await expect(canvas.getByRole('link', { name: text('addUser') })).toHaveAttribute('href', '#/managers/add');
    await expect(canvas.getByRole('link', { name: text('addBySheet') })).toHaveAttribute('href', '#/managers/excel');
  },
};

/** The controls in the rows are disabled until 300 ms after the list was loaded. */
export const Locked: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-MANAGER-31'] },
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: 'hajun.park' });
    const row = link.closest('[role="row"]');
    if (!(row instanceof HTMLElement)) throw new Error('There is no row.');
    await expect(within(row).getByRole('switch')).toBeDisabled();
    await waitFor(() => expect(within(row).getByRole('switch')).toBeEnabled());
  },
};

/** The switch saves right away and reports the new state. */
export const Deactivates: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-MANAGER-15', 'C-MANAGER-16'] },
  play: async (context) => {
    const { text, message, row } = await opened(context);
    await context.userEvent.click(row(/박하준/).getByRole('switch'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT /users/3', expect.objectContaining({ isActive: false })),
    );
    const words = message('user_active_changed', { name: '박하준', status: text('inactive') });
    await expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(row(/박하준/).getByRole('switch')).not.toBeChecked());
  },
};

/** A switch that could not be saved goes back, and says why. */
export const SwitchRefused: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-MANAGER-33'] },
  beforeEach: ({ msw }) => {
    const refuses = http.put('/users/{userPk}', ({ response }) =>
      response(409).json(problem(409, 'last_admin_protected')),
    );
    msw.use(refuses, ...peopleHandlers());
  },
  play: async (context) => {
    const { message, row } = await opened(context);
    await context.userEvent.click(row(/박하준/).getByRole('switch'));
    await expect(await screen.findByText(message('last_admin_protected'))).toBeVisible();
    await expect(row(/박하준/).getByRole('switch')).toBeChecked();
  },
};

/** One person is deleted after confirmation; canceling deletes nobody. */
export const DeletesOne: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-MANAGER-10', 'C-MANAGER-11', 'C-MANAGER-12', 'C-MANAGER-13'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, common, message } = await opened(context);
    const press = () => userEvent.click(canvas.getByRole('button', { name: text('deleteUser', { name: '박하준' }) }));
    await press();
    const question = await screen.findByRole('dialog', {
      name: text('deleteQuestion', { name: '박하준', id: 'hajun.park' }),
    });
    await userEvent.click(within(question).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await press();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('DELETE /users/3'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'hajun.park' })).toBeNull());
    await expect(await screen.findByText(message('deleted_user'))).toBeVisible();
  },
};

/** The checked people are deleted after confirmation; if nobody is checked, there is only a warning. */
export const DeletesSelected: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-MANAGER-08', 'C-MANAGER-09', 'C-MANAGER-17'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, common, message, row } = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: text('deleteSelected') }));
    await expect(await screen.findByText(message('no-selects'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const all = canvas.getByRole('checkbox', { name: common('selectPage') });
    await userEvent.click(all);
    const boxes = () => canvas.getAllByRole('checkbox').filter((box) => box !== all);
    await waitFor(() =>
      expect(boxes().filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(5),
    );
    await userEvent.click(all);
    await waitFor(() =>
      expect(boxes().filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(0),
    );
    await userEvent.click(row(/박하준/).getByRole('checkbox'));
    await userEvent.click(row(/佐藤/).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: text('deleteSelected') }));
    const question = await screen.findByRole('dialog', { name: text('deleteSelectedQuestion', { count: 2 }) });
    await userEvent.click(within(question).getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(sent.mock.calls.map(([path]) => path)).toEqual(['DELETE /users/3', 'DELETE /users/4']));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'haruka.sato' })).toBeNull());
  },
};

const MANY = Array.from({ length: 23 }, (_, index) => aUser({ id: index + 10, loginId: `user.${String(index + 10)}` }));

/** Pages of 10 out of 5, 10, 15 and 20; another size or search starts at page 1. */
export const Pages: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...peopleHandlers({ people: MANY })),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const common = await storyTexts('common', globals);
    await canvas.findByRole('link', { name: 'user.10' });
    const size = canvas.getByRole('combobox', { name: common('pageSize') });
    const turnTo = (page: number) => userEvent.click(canvas.getByRole('button', { name: common('page', { page }) }));
    const asksFor = (view: Partial<UserPageRequest>) =>
      waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining(view)));
    await step('ten rows at first, and 5, 10, 15 or 20 to choose [C-MANAGER-19] [C-MANAGER-20]', async () => {
      await expect(canvas.getAllByRole('link', { name: /^user\.1/ })).toHaveLength(10);
      await expect(canvas.queryByRole('link', { name: 'user.20' })).toBeNull();
      await expect(size).toHaveValue('10');
      const sizes = within(size).getAllByRole<HTMLOptionElement>('option');
      await expect(sizes.map(({ value }) => value)).toEqual(['5', '10', '15', '20']);
    });
    await step('the pager has a page for every ten of 23 [C-MANAGER-21]', async () => {
      await expect(canvas.queryByRole('button', { name: common('page', { page: 4 }) })).toBeNull();
      await turnTo(3);
      await expect(await canvas.findByRole('link', { name: 'user.32' })).toBeVisible();
    });
    await step('another page size and another search begin at page 1 [C-MANAGER-22]', async () => {
      await userEvent.selectOptions(size, '5');
      await asksFor({ page: 1, pageSize: 5 });
      await canvas.findByRole('link', { name: 'user.14' });
      await turnTo(2);
      await asksFor({ page: 2 });
      await userEvent.type(within(canvas.getByRole('search')).getByRole('textbox'), 'user{Enter}');
      await asksFor({ page: 1, searchValue: 'user' });
    });
  },
};

/** A page past the end, from an old bookmark or after deletions elsewhere, leads to the last page. */
export const PastTheEnd: Story = {
  tags: ['no-visual'],
  args: { start: { page: 50 } },
  beforeEach: ({ msw }) => msw.use(...peopleHandlers({ people: MANY })),
  play: async ({ args, canvas }) => {
    await canvas.findByRole('link', { name: 'user.32' });
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }));
  },
};

/** If the host has no page for the sheet, there is no link to it. */
export const WithoutSheet: Story = {
  tags: ['no-visual'],
  args: { sheetHref: undefined },
  parameters: { spec: ['C-ROUTE-46'] },
  play: async (context) => {
    const { text } = await opened(context);
    await expect(context.canvas.queryByRole('link', { name: text('addBySheet') })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/users', async () => void (await delay('infinite')))),
};

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/users', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};

export const NoResult: Story = { args: { start: { searchValue: 'nobody' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(listedPeople()),
};
