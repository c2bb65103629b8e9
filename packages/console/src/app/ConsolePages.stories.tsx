import type { User } from '@remote-console/api-client';
import { aUser, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http as plain, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PEOPLE, storyServer } from '../testing/storyConsole.tsx';
import { StoryPage } from '../testing/StoryPage.tsx';

const meta = {
  title: 'Frame/Pages',
  component: StoryPage,
  parameters: { ground: 'bare' },
  tags: ['no-visual'],
  args: { path: '/en/device/all', build: { tutorial: false } },
  beforeEach: ({ msw }) => msw.use(...storyServer(PEOPLE.admin)),
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const CANNOT_LOAD = 'Data can’t be loaded right now. Please try again later.';
const UNREACHABLE = 'The server can’t be reached. Please try again later.';

const list = () => screen.findByRole('grid');
const groups = () => screen.queryByRole('complementary', { name: 'Groups' });

/** The groups are next to the table. */
export const GroupsBesideTheTable: Story = {
  args: { kept: { icon_view: 'table' } },
  parameters: { spec: ['B-TREE-01'] },
  play: async () => {
    await list();
    const beside = groups();
    if (!beside) throw new Error('There are no groups beside the table.');
    await expect(await within(beside).findByRole('tree')).toBeVisible();
  },
};

/** The groups are next to the live screenshots as well. */
export const GroupsBesideLivePictures: Story = {
  args: { path: '/en/device/all?view=live' },
  parameters: { spec: ['B-LIVE-12'] },
  play: async () => {
    await screen.findAllByRole('article');
    const beside = groups();
    if (!beside) throw new Error('There are no groups beside the pictures.');
    await expect(await within(beside).findByRole('tree')).toBeVisible();
  },
};

/** Cards use the whole width; the groups are behind a button. */
export const NoGroupsBesideCards: Story = {
  args: { path: '/en/device/all?view=card' },
  parameters: { spec: ['B-CARD-07'] },
  play: async () => {
    await screen.findAllByRole('article');
    await expect(groups()).toBeNull();
    await expect(screen.queryByRole('tree')).toBeNull();
    await expect(screen.getByRole('button', { name: /groups/i })).toBeVisible();
  },
};

/** The error page shows the code from its address. */
export const ErrorWithItsCode: Story = {
  args: { path: '/en/error/418' },
  parameters: { spec: ['A-ROUTE-27', 'C-ROUTE-51'] },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.getByText(/\b418\b/)).toBeVisible();
  },
};

/** The error page leads back to where the person came from. */
export const ErrorLeadsBack: Story = {
  args: { path: '/en/error/418', from: '/en/support/notice' },
  parameters: { spec: ['A-ROUTE-28', 'C-ROUTE-52'] },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/en/support/notice');
  },
};

/** The state while a token is exchanged for a session. */
export const ExchangingAToken: Story = {
  args: { path: '/access/auth_token?token=story' },
  parameters: { spec: ['A-ROUTE-21', 'C-ROUTE-04'] },
  beforeEach: ({ msw }) => msw.use(http.post('/access/exchange', async () => void (await delay('infinite')))),
  play: async () => {
    const words = await screen.findByText('PROCESSING...');
    await expect(words).toHaveRole('status');
    await expect(await screen.findByText(/^(로그인하는 중이에요|Logging in|ログインしています)$/)).toBeVisible();
  },
};

/** A list that could not be read shows the console's alert; the page stays and reads it again. */
export const ReadFails: Story = {
  args: { kept: { icon_view: 'table' } },
  parameters: { spec: ['B-ERROR-03'] },
  beforeEach: ({ msw }) => {
    const failure = problem(500, 'server_error');
    msw.use(http.get('/devices', ({ response }) => response.untyped(Response.json(failure, { status: 500 }))));
  },
  play: async ({ msw }) => {
    const alert = await screen.findByText(CANNOT_LOAD);
    await waitFor(() => expect(alert).toBeVisible());
    msw.use(...storyServer(PEOPLE.admin));
    await expect(await list()).toBeVisible();
  },
};

/** A failed export has its own message and does not show the console's alert. */
export const ExportFails: Story = {
  args: { kept: { icon_view: 'table' } },
  parameters: { spec: ['B-EXCEL-08'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/excel', ({ response }) =>
        response.untyped(Response.json(problem(500, 'server_error'), { status: 500 })),
      ),
    ),
  play: async ({ userEvent }) => {
    await list();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('The Excel file is taking a long time. Try a shorter period or more filters.');
    await expect(screen.queryByText(CANNOT_LOAD)).toBeNull();
    await expect(screen.queryByText(UNREACHABLE)).toBeNull();
  },
};

/** An administration list that cannot be reached shows the same alert; the page stays and reads it again. */
export const AdministrationUnreachable: Story = {
  args: { path: '/en/management/managers' },
  parameters: { spec: ['C-ERROR-16'] },
  beforeEach: ({ msw }) => msw.use(plain.get('*/lmm/api/v1.0/users', () => HttpResponse.error())),
  play: async ({ msw }) => {
    const alert = await screen.findByText(UNREACHABLE);
    await waitFor(() => expect(alert).toBeVisible());
    const users: User[] = [aUser({ loginId: 'mia@alpha.example' })];
    msw.use(
      http.get('/users', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 1 }, objects: users }),
      ),
    );
    await expect(await screen.findByText('mia@alpha.example')).toBeVisible();
  },
};
