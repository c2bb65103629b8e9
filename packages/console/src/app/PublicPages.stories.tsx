import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import { PEOPLE, storyServer } from '../testing/storyConsole.tsx';
import { StoryPage } from '../testing/StoryPage.tsx';

const meta = {
  title: 'Frame/Public pages',
  component: StoryPage,
  render: (args, { globals }) => <StoryPage {...args} mode={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
  parameters: { ground: 'bare' },
  args: { path: '/ko/login', person: null },
  globals: { language: 'ko' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/auth', async () => void (await delay('infinite'))),
      ...storyServer(PEOPLE.admin),
    ),
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page without login: its heading is shown, and no menu of the frame. */
const standsAlone: NonNullable<Story['play']> = async () => {
  await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull();
  await expect(screen.queryByRole('banner')?.querySelector('nav') ?? null).toBeNull();
};

export const Login: Story = { parameters: { spec: ['A-FRAME-28'] }, play: standsAlone };

export const SignUp: Story = {
  args: { path: '/ko/join-us' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};

export const Recovery: Story = {
  args: { path: '/ko/forgot' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};

export const Verification: Story = {
  args: { path: '/ko/access/auth?type=auth&key=story' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};

export const NewPassword: Story = {
  args: { path: '/ko/access/retypepassword?key=story' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};

export const PartnerLogin: Story = {
  args: { path: '/ko/partner-login' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};

export const PartnerJoin: Story = {
  args: { path: '/ko/partner-join' },
  parameters: { spec: ['A-FRAME-28'] },
  tags: ['no-visual'],
  play: standsAlone,
};
