import { aLicense, aProfile, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { frameServer, StoryFrame } from '../testing/StoryFrame.tsx';

const meta = {
  title: 'Frame/Frame',
  component: StoryFrame,
  parameters: { ground: 'bare' },
  beforeEach: ({ msw, args }) => msw.use(...frameServer(args)),
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } } as const;

/** The names in the main menu of the bar. */
async function menuOf(canvasElement: HTMLElement): Promise<readonly string[]> {
  const menu = await within(canvasElement).findByRole('navigation', { name: '주 메뉴' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
}

/** The names of the menu that a phone's button opens. */
async function drawerOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  (await within(canvasElement).findByRole('button', { name: '메뉴 열기' })).click();
  return screen.findByRole('dialog', { name: '주 메뉴' });
}

const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** An administrator with a Corporate account. */
export const Admin: Story = {};

/** Users who have uploaded a logo see it in the header of every page. */
export const Logo: Story = {
  args: { person: aProfile({ profile: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }) },
  parameters: { spec: ['C-PROFILE-27'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: '주 메뉴' });
    await expect(canvasElement.querySelector('header img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    );
  },
};

/** All entries that an administrator has, where each one leads, and which one is current. */
export const AdminMenu: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const expected = ['전체 장치', '그룹', '계정 관리', '대시보드', '다운로드', '결제 관리'];
    await expect(await menuOf(canvasElement)).toEqual(expected);
    const menu = within(canvas.getByRole('navigation', { name: '주 메뉴' }));
    const leadsTo = (name: string, href: string) =>
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await step('all devices, the profile and the downloads [A-FRAME-01] [A-FRAME-03] [A-FRAME-09]', async () => {
      await leadsTo('전체 장치', '/ko/device/all');
      await expect(menu.getByRole('link', { name: '전체 장치' })).toHaveAttribute('aria-current', 'page');
      await leadsTo('계정 관리', '/ko/management/profile');
      await leadsTo('다운로드', '/ko/support');
    });
    await step('for an administrator the groups and the payments [A-FRAME-02] [A-FRAME-11]', async () => {
      await leadsTo('그룹', '/ko/management/groups');
      await leadsTo('결제 관리', '/ko/management/license');
    });
    await step('on a Corporate plan the dashboard [A-FRAME-04]', async () => {
      await leadsTo('대시보드', '/ko/statistics/overview');
    });
    await step('no tickets where their feature is off [B-ROUTE-11]', async () => {
      await expect(menu.queryByRole('link', { name: '접속 티켓' })).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('a[href*="access-ticket"]')).toBeNull();
    });
  },
};

/** On a Basic plan there is no dashboard. */
export const AdminOnBasic: Story = {
  args: { person: 'basicAdmin' },
  parameters: { spec: ['A-FRAME-04'] },
  play: async ({ canvasElement }) => {
    await expect(await menuOf(canvasElement)).toEqual(['전체 장치', '그룹', '계정 관리', '다운로드', '결제 관리']);
  },
};

/** A sub-manager sees neither groups nor payments, and has the sub-manager label. */
export const SubManager: Story = {
  args: { person: 'approver' },
  parameters: { spec: ['A-FRAME-02', 'A-FRAME-11', 'A-FRAME-21'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await menuOf(canvasElement)).toEqual(['전체 장치', '계정 관리', '다운로드']);
    await expect(canvas.getByText('중간 관리자 submanager@demo.example')).toBeVisible();
  },
};

/** A user with permission to view reports has the dashboard, as long as the account is Corporate. */
export const UserWithReports: Story = {
  args: { person: 'reporter' },
  parameters: { spec: ['A-FRAME-05'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await menuOf(canvasElement)).toEqual(['전체 장치', '계정 관리', '대시보드', '다운로드']);
    await expect(canvas.queryByText(/^관리자 |^중간 관리자 /)).not.toBeInTheDocument();
  },
};

/** The same user on a Basic plan: the entry would lead nowhere. */
export const UserWithReportsOnBasic: Story = {
  args: { person: 'basicReporter' },
  play: async ({ canvasElement }) => {
    await expect(await menuOf(canvasElement)).toEqual(['전체 장치', '계정 관리', '다운로드']);
  },
};

/** Access tickets appear when the feature is enabled. */
export const WithTickets: Story = {
  args: { build: { ticket: true } },
  tags: ['pictured'],
  parameters: { spec: ['A-FRAME-08', 'A-FRAME-14', 'B-ROUTE-10'] },
  play: async ({ canvasElement }) => {
    await expect(await menuOf(canvasElement)).toEqual([
      '전체 장치',
      '그룹',
      '계정 관리',
      '대시보드',
      '접속 티켓',
      '다운로드',
      '결제 관리',
    ]);
    const entry = within(canvasElement).getByRole('link', { name: '접속 티켓' });
    await expect(entry).toHaveAttribute('href', '/ko/access-ticket/request');
  },
};

/** A standalone console sells nothing and offers neither consultation nor tour. */
export const Standalone: Story = {
  args: { build: { standalone: true } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('no payments [A-FRAME-12] [B-ROLE-07]', async () => {
      await expect(await menuOf(canvasElement)).toEqual(['전체 장치', '그룹', '계정 관리', '대시보드', '다운로드']);
    });
    await step('no consultation [A-FRAME-16] [A-FLAG-06]', async () => {
      await expect(canvas.queryByRole('button', { name: '상담 채팅' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '도움말' }));
      await screen.findByRole('menuitem', { name: '고객 지원' });
      await expect(screen.queryByRole('menuitem', { name: '상담 채팅' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('no tour [A-FRAME-26]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /의 계정/ }));
      await screen.findByRole('menuitem', { name: '로그아웃' });
      await expect(screen.queryByRole('menuitem', { name: '둘러보기' })).not.toBeInTheDocument();
    });
  },
};

/**
 * Without configured addresses, the consultation entry in the help menu says how to get in touch, and support opens the
 * built-in support area.
 */
export const Help: Story = {
  parameters: { spec: ['A-FRAME-15', 'A-FRAME-23', 'A-FLAG-06'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '도움말' }));
    await expect(await screen.findByRole('menuitem', { name: '고객 지원' })).toHaveAttribute('href', '/ko/support');
    await userEvent.click(screen.getByRole('menuitem', { name: '상담 채팅' }));
    const dialog = await screen.findByRole('dialog', { name: '상담이 필요하신가요?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.queryByRole('link', { name: '상담 채팅' })).not.toBeInTheDocument();
  },
};

/** Configured addresses open in another tab. */
export const HelpOutside: Story = {
  args: { help: { support: 'https://help.example/', consultation: 'https://chat.example/' } },
  parameters: { spec: ['A-FRAME-15', 'A-FRAME-23', 'A-FLAG-06'] },
  play: async ({ canvas, userEvent }) => {
    const widget = await canvas.findByRole('link', { name: '상담 채팅' });
    await expect(widget).toHaveAttribute('href', 'https://chat.example/');
    await expect(widget).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: '도움말' }));
    const support = await screen.findByRole('menuitem', { name: '고객 지원' });
    await expect(support).toHaveAttribute('href', 'https://help.example/');
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(screen.getByRole('menuitem', { name: '상담 채팅' })).toHaveAttribute('href', 'https://chat.example/');
  },
};

/** Notices, view, language and account on the right. */
export const RightSide: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the label of a manager [A-FRAME-20]', async () => {
      await expect(await canvas.findByText('관리자 manager@demo.example')).toBeVisible();
    });
    await step('the notices [A-FRAME-22]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '공지' }));
      const all = await screen.findByRole('link', { name: '공지 모두 보기' });
      await expect(all).toHaveAttribute('href', '/ko/support/notice');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('the simple and the normal view [A-FRAME-17]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '간편 보기로 바꾸기' }));
      await expect(await canvas.findByRole('button', { name: '일반 보기로 바꾸기' })).toBeVisible();
    });
    await step('the languages [A-FRAME-24]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /언어/ }));
      const languages = (await screen.findAllByRole('menuitemradio')).map((choice) => choice.textContent);
      await expect(languages).toEqual(['한국어', 'English', '日本語']);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('the own profile, and logging out [A-FRAME-25]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /의 계정/ }));
      await expect(await screen.findByRole('menuitem', { name: '로그아웃' })).toBeVisible();
      const profile = screen.getByRole('menuitem', { name: '프로필과 보안' });
      await expect(profile).toHaveAttribute('href', '/ko/management/profile');
    });
  },
};

/**
 * On a phone everything is in a drawer; a small screen has no dashboard, but it has the overview that the dashboard
 * opens.
 */
export const Phone: Story = {
  globals: PHONE,
  tags: ['pictured'],
  parameters: { spec: ['A-FRAME-06'] },
  play: async ({ canvasElement }) => {
    const drawer = await drawerOf(canvasElement);
    await expect(names(drawer)).toEqual([
      '전체 장치',
      '그룹',
      '계정 관리',
      '현황',
      '다운로드',
      '결제 관리',
      '공지',
      '고객 지원',
    ]);
    within(drawer).getByRole('button', { name: '상담 채팅' });
    within(drawer).getByRole('button', { name: '둘러보기' });
    within(drawer).getByRole('button', { name: '로그아웃' });
  },
};

/** A browser on a phone or tablet: no downloads, no payments, no tour; a consultation is still offered. */
export const MobileBrowser: Story = {
  globals: PHONE,
  args: { client: 'mobileBrowser' },
  play: async ({ canvasElement, step }) => {
    const drawer = await drawerOf(canvasElement);
    await step('no downloads and no payments [A-FRAME-10] [A-FRAME-13] [B-ROLE-06] [B-ROLE-07]', async () => {
      await expect(names(drawer)).toEqual(['전체 장치', '그룹', '계정 관리', '현황', '공지', '고객 지원']);
    });
    await step('a consultation [A-FLAG-06]', async () => {
      await expect(within(drawer).getByRole('button', { name: '상담 채팅' })).toBeInTheDocument();
    });
    await step('no tour [A-FRAME-26]', async () => {
      await expect(within(drawer).queryByRole('button', { name: '둘러보기' })).not.toBeInTheDocument();
    });
  },
};

/** The native application: no consultation either. */
export const MobileApplication: Story = {
  globals: PHONE,
  args: { client: 'mobileApplication' },
  play: async ({ canvas, canvasElement, step }) => {
    const drawer = await drawerOf(canvasElement);
    await step('no downloads and no payments [A-FRAME-10] [A-FRAME-13] [B-ROLE-06] [B-ROLE-07]', async () => {
      await expect(names(drawer)).toEqual(['전체 장치', '그룹', '계정 관리', '현황', '공지', '고객 지원']);
    });
    await step('no consultation, in the menu or on the page [A-FRAME-16] [A-FLAG-06]', async () => {
      await expect(within(drawer).queryByRole('button', { name: '상담 채팅' })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: '상담 채팅', hidden: true })).not.toBeInTheDocument();
    });
  },
};

/** In the last 7 days of the license an administrator gets a warning with the date and a link to the licenses. */
export const LicenseExpires: Story = {
  args: { person: aProfile({ pay: [aLicense({ expiryDate: '2026-11-25T03:00:00.000Z' })] }) },
  parameters: { spec: ['A-LICENSE-08'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/2026\/11\/25/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '라이선스 보기' })).toHaveAttribute('href', '/ko/management/license');
    await userEvent.click(canvas.getByRole('button', { name: '만료 알림 닫기' }));
    await expect(canvas.queryByText(/2026\/11\/25/)).not.toBeInTheDocument();
  },
};

/** Pending tickets are announced at the top right, but only to people who decide on them. */
export const TicketsWait: Story = {
  args: { build: { ticket: true }, summary: { requestTicket: 3 } },
  parameters: { spec: ['A-POLL-08', 'B-POLL-05'] },
  play: async () => {
    await expect(await screen.findByText('처리할 접속 티켓이 3건 있어요.')).toBeVisible();
  },
};

/** The menu and the bell show the number of pending decisions, and the bell links to them. */
export const DecisionsWait: Story = {
  args: {
    summary: { requestApproval: 120, requestTicket: 3 },
    path: '/management/profile',
  },
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '주 메뉴' }));
    const account = menu.getByRole('link', { name: '계정 관리' });
    await waitFor(() => expect(account).toHaveAccessibleDescription('123건이 처리를 기다려요.'));
    await expect(menu.getByRole('link', { name: '전체 장치' })).not.toHaveAccessibleDescription();
    const section = within(canvas.getByRole('navigation', { name: '계정 관리' }));
    await expect(section.getByRole('link', { name: '접속 승인' })).toHaveAccessibleDescription(
      '123건이 처리를 기다려요.',
    );
    await expect(section.getByRole('link', { name: '내 정보' })).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: '공지, 처리할 항목 123건' }));
    const bell = within(await screen.findByRole('dialog', { name: '공지' }));
    await expect(bell.getByRole('link', { name: '승인할 접속 요청 120건' })).toHaveAttribute(
      'href',
      '/ko/management/access',
    );
    await expect(bell.getByRole('link', { name: '처리할 임시 접속 신청 3건' })).toHaveAttribute(
      'href',
      '/ko/management/access?tab=applications',
    );
  },
};

/** On a phone the bell in the bar shows the number, and so does the menu in its drawer. */
export const DecisionsWaitPhone: Story = {
  args: { build: { ticket: true }, summary: { requestTicket: 3, requestApproval: 6 } },
  globals: { ...PHONE, theme: 'dark' },
  tags: ['pictured'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '공지, 처리할 항목 9건' })).toBeVisible();
    const drawer = within(await drawerOf(canvasElement));
    await expect(drawer.getByRole('link', { name: '접속 티켓' })).toHaveAccessibleDescription('3건이 처리를 기다려요.');
    await expect(drawer.getByRole('link', { name: '계정 관리' })).toHaveAccessibleDescription('6건이 처리를 기다려요.');
  },
};

/** The bell has a separate link to the tickets. */
export const TicketsInTheBell: Story = {
  args: { build: { ticket: true }, summary: { requestTicket: 3 } },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '공지, 처리할 항목 3건' }));
    const bell = within(await screen.findByRole('dialog', { name: '공지' }));
    const link = bell.getByRole('link', { name: '처리할 접속 티켓 3건' });
    await expect(link).toHaveAttribute('href', '/ko/access-ticket/request');
    await expect(bell.queryByRole('link', { name: /접속 요청/ })).toBeNull();
  },
};

/** If the entry has been hidden to make room for a toast, the "More" button shows the number instead. */
export const TicketsBehindMore: Story = {
  args: { build: { ticket: true }, summary: { requestTicket: 3 } },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('처리할 접속 티켓이 3건 있어요.');
    await userEvent.click(await canvas.findByRole('button', { name: '더 보기' }));
    await expect(await screen.findByRole('menuitem', { name: '접속 티켓 3건이 처리를 기다려요.' })).toHaveAttribute(
      'href',
      '/ko/access-ticket/request',
    );
  },
};

/** People who decide on nothing get no notification, whatever the summary says. */
export const NothingToDecide: Story = {
  args: { person: 'user', summary: { requestTicket: 3, requestApproval: 6 } },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '주 메뉴' }));
    for (const link of menu.getAllByRole('link')) await expect(link).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('button', { name: '공지' })).toBeVisible();
  },
};

/** With the feature off nobody is notified. */
export const TicketsOff: Story = {
  args: { path: '/management/profile', summary: { requestTicket: 3, commonPolicy: true } },
  parameters: { spec: ['A-POLL-10', 'B-POLL-09'] },
  play: async ({ canvas }) => {
    // The summary has arrived once the entry that depends on it is shown.
    await canvas.findByRole('link', { name: '기능 설정' });
    await expect(screen.queryByText(/접속 티켓이 3건/)).not.toBeInTheDocument();
  },
};

/** The event stream is lost and the last summary failed. */
export const ServerLost: Story = {
  beforeEach: ({ msw }) => {
    const failing = problem(500, 'server_error');
    msw.use(
      http.get('/events', ({ response }) => response.untyped(Response.json(failing, { status: 500 }))),
      http.get('/devices/summary', ({ response }) => response.untyped(Response.json(failing, { status: 500 }))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/서버와 연결이 끊겼어요/)).toBeVisible();
  },
};
