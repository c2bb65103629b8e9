import { aProfile } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { frameServer, StoryFrame } from '../testing/StoryFrame.tsx';

const operator = aProfile({
  name: '한지우',
  loginId: 'operator@demo.example',
  type: 'User',
  memberType: 9,
  userType: 9,
  companyName: 'Remote Console',
});

const meta = {
  title: 'Frame/OperatorFrame',
  component: StoryFrame,
  parameters: { ground: 'bare' },
  args: { person: operator, path: '/operator' },
  beforeEach: ({ msw, args }) => msw.use(...frameServer(args)),
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const ENTRIES = ['회사', '사용자', '메일', '서버 상태', '공지'];

const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** A service operator. */
export const Bar: Story = {};

/** The operator's own pages are in the bar, and nothing that belongs to a company. */
export const Menu: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '주 메뉴' });
    await expect(namesIn(menu)).toEqual(ENTRIES);
    await expect(within(menu).getByRole('link', { name: '회사' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: '알림' })).toBeNull();
  },
};

/** On a phone they are in a drawer. */
export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '메뉴 열기' }));
    const drawer = await screen.findByRole('dialog', { name: '주 메뉴' });
    await expect(namesIn(within(drawer).getByRole('navigation'))).toEqual(ENTRIES);
  },
};

/** A company page says that it is not for operators, and leads back. */
export const PageOfCompany: Story = {
  args: { path: '/device/all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '운영자 화면으로' })).toHaveAttribute('href', '/ko/operator');
    await expect(canvas.queryByText('전체 장치')).toBeNull();
  },
};
