import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frameServer, StoryFrame } from '../testing/StoryFrame.tsx';

const ALL = { needsApproval: true, commonPolicy: true, ipPolicy: true };

const meta = {
  title: 'Frame/Sidebar',
  component: StoryFrame,
  args: { path: '/management/profile', summary: ALL },
  parameters: { ground: 'bare' },
  beforeEach: ({ msw, args }) => msw.use(...frameServer(args)),
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a section's sidebar has exactly these entries; some depend on the summary. */
async function hasEntries(canvasElement: HTMLElement, section: string, expected: readonly string[]): Promise<void> {
  await waitFor(async () => {
    const menu = within(canvasElement).getByRole('navigation', { name: section });
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual(expected);
  });
}

/** An administrator of a company with all policies. */
export const Management: Story = {};

export const AdminEntries: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await hasEntries(canvasElement, '계정 관리', [
      '내 정보',
      '사용자',
      '그룹',
      '라이선스',
      '결제 내역',
      '접속 승인',
      '접속 승인 내역',
      '진행 중인 세션',
      '세션 녹화',
      '기능 설정',
      'IP 차단 설정',
    ]);
    const menu = within(canvas.getByRole('navigation', { name: '계정 관리' }));
    const entry = (name: string) => menu.getByRole('link', { name });
    await step('the profile, the users and the groups [C-SIDEBAR-01] [C-SIDEBAR-02] [C-SIDEBAR-04]', async () => {
      await expect(entry('내 정보')).toHaveAttribute('aria-current', 'page');
      for (const name of ['사용자', '그룹']) await expect(entry(name)).toBeVisible();
    });
    await step('the license and the payments [C-SIDEBAR-05] [C-SIDEBAR-08]', async () => {
      for (const name of ['라이선스', '결제 내역']) await expect(entry(name)).toBeVisible();
    });
    await step('deciding, and no requests of their own [C-SIDEBAR-13] [C-SIDEBAR-14] [C-SIDEBAR-16]', async () => {
      for (const name of ['접속 승인', '접속 승인 내역']) await expect(entry(name)).toBeVisible();
      await expect(menu.queryByRole('link', { name: '내 접속 요청' })).not.toBeInTheDocument();
    });
    await step('the policies that the summary has [C-SIDEBAR-17] [C-SIDEBAR-18] [A-FRAME-27]', async () => {
      for (const name of ['기능 설정', 'IP 차단 설정']) await expect(entry(name)).toBeVisible();
    });
  },
};

/** If the summary contains no policies, their pages are not offered. */
export const AdminWithoutPolicies: Story = {
  args: { summary: { needsApproval: false, commonPolicy: false, ipPolicy: false } },
  parameters: { spec: ['A-FRAME-27', 'C-SIDEBAR-17', 'C-SIDEBAR-18'] },
  play: async ({ canvasElement }) => {
    const expected = [
      '내 정보',
      '사용자',
      '그룹',
      '라이선스',
      '결제 내역',
      '접속 승인',
      '접속 승인 내역',
      '진행 중인 세션',
      '세션 녹화',
    ];
    await hasEntries(canvasElement, '계정 관리', expected);
  },
};

/** A sub-manager who decides on requests. */
export const Approver: Story = {
  args: { person: 'approver' },
  parameters: { spec: ['C-SIDEBAR-11', 'C-SIDEBAR-15', 'C-SIDEBAR-16'] },
  play: async ({ canvasElement }) => {
    await hasEntries(canvasElement, '계정 관리', [
      '내 정보',
      '내 접속 요청',
      '접속 승인',
      '접속 승인 내역',
      '진행 중인 세션',
      '세션 녹화',
    ]);
  },
};

/** A person who requests access. */
export const Requester: Story = {
  args: { person: 'requester' },
  parameters: { spec: ['C-SIDEBAR-11', 'C-SIDEBAR-15'] },
  play: async ({ canvasElement }) => {
    await hasEntries(canvasElement, '계정 관리', ['내 정보', '내 접속 요청', '진행 중인 세션']);
  },
};

/** Where approval is not used, only one's own profile and the running sessions are listed. */
export const RequesterWithoutApproval: Story = {
  args: { person: 'requester', summary: { ...ALL, needsApproval: false } },
  parameters: { spec: ['C-SIDEBAR-12'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '내 정보' });
    await hasEntries(canvasElement, '계정 관리', ['내 정보', '진행 중인 세션']);
  },
};

/** A standalone installation has nothing to buy. */
export const Standalone: Story = {
  args: { build: { standalone: true } },
  parameters: { spec: ['C-SIDEBAR-07', 'C-SIDEBAR-10'] },
  play: async ({ canvasElement }) => {
    const expected = [
      '내 정보',
      '사용자',
      '그룹',
      '접속 승인',
      '접속 승인 내역',
      '진행 중인 세션',
      '세션 녹화',
      '기능 설정',
      'IP 차단 설정',
    ];
    await hasEntries(canvasElement, '계정 관리', expected);
  },
};

/** On a phone: a scrolling row without managers, license and payments. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { client: 'mobileBrowser' },
  parameters: { spec: ['C-SIDEBAR-03', 'C-SIDEBAR-06', 'C-SIDEBAR-09', 'C-SIDEBAR-19'] },
  play: async ({ canvasElement }) => {
    const expected = [
      '내 정보',
      '그룹',
      '접속 승인',
      '접속 승인 내역',
      '진행 중인 세션',
      '세션 녹화',
      '기능 설정',
      'IP 차단 설정',
    ];
    await hasEntries(canvasElement, '계정 관리', expected);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The statistics section. */
export const Statistics: Story = {
  args: { path: '/statistics/rate/summary' },
  parameters: { spec: ['C-SIDEBAR-20'] },
  play: async ({ canvasElement }) => {
    await hasEntries(canvasElement, '대시보드', [
      '현황',
      '원격 이용 요약',
      '원격 접속 통계',
      '경고 통계',
      '원격 접속 기록',
      '로그인 기록',
      '파일 전송 기록',
      '삭제된 장치',
      '경고 기록',
      '관리 기록',
    ]);
  },
};

/** Downloads and notices. */
export const Support: Story = {
  args: { path: '/support/notice' },
  play: async ({ canvas, canvasElement }) => {
    await hasEntries(canvasElement, '고객 지원', ['다운로드', '공지']);
    await expect(canvas.getByRole('link', { name: '공지' })).toHaveAttribute('aria-current', 'page');
  },
};
