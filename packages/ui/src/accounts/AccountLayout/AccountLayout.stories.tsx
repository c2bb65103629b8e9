import { aNotice, given } from '@remote-console/api-client/testing';
import { FREE_TRIAL_DAYS, FREE_TRIAL_DEVICES } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LatestNoticesWidget } from '../../notices/index.ts';
import { exampleNotices } from '../../notices/testing/exampleNotices.ts';
import { LanguageSwitch } from '../../primitives/index.ts';
import { LoginWidget } from '../LoginWidget.tsx';
import { AccountLayout } from './AccountLayout.tsx';

function LoginPage() {
  const text = useText('accounts');
  const language = useLanguage();
  return (
    <AccountLayout
      title={text('loginTitle')}
      headline={text('headline')}
      introduction={text('introduction', { days: FREE_TRIAL_DAYS, devices: FREE_TRIAL_DEVICES })}
      languageSwitch={<LanguageSwitch value={language} onChange={fn()} />}
      notices={<LatestNoticesWidget />}
    >
      <LoginWidget
        rememberedId="manager@demo.example"
        onLoggedIn={fn()}
        links={{ forgot: '#forgot', joinUs: '#join-us', temporary: '#temporary' }}
      />
    </AccountLayout>
  );
}

const meta = {
  title: 'Accounts/AccountLayout',
  component: AccountLayout,
  render: () => <LoginPage />,
  parameters: { ground: 'bare', ...inFrames(900) },
} satisfies HostedMeta<typeof LoginPage>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof LoginPage>>;

/** The login page as a visitor sees it. */
export const Login: Story = {
  beforeEach: ({ msw, globals }) => msw.use(given.notices(exampleNotices(storyLanguage(globals)))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: text('loginTitle') })).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const LoginOnPhone: Story = { ...Login, globals: { viewport: { value: 'phone' } } };

export const WithoutNotices: Story = { beforeEach: ({ msw }) => msw.use(given.noticesAreUnreachable()) };

export const LongNotice: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.notices([
        aNotice({
          noticeTitle:
            '11월 24일 02:00부터 04:00까지 예정된 정기 점검 동안 원격 제어와 파일 전송, 실시간 화면 기능을 사용할 수 없어요',
        }),
      ]),
    ),
};
