// @vitest-environment jsdom
import type { LoginResult } from '@remote-console/api-client';
import { given } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, element, press, showsText, typeInto, type ConsoleUnderTest } from '../testing/aConsole.tsx';

let page: ConsoleUnderTest | null = null;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  page?.close();
  page = null;
});

const ID = 'mia@alpha.example';
const FIRST_STEP = { isLogin: 'Fail', step1: 'fail' } as const;
const CODE_STEP = { isLogin: 'Fail', token: 'first', step1: 'success', step2: 'success', step3: 'fail' } as const;

/** A login that the server answers. */
async function logIn(language: Language, answer: LoginResult): Promise<ConsoleUnderTest> {
  const console = aConsole({ path: `/${language}/login` });
  page = console;
  console.server.use(given.login(answer));
  await typeInto('input[name=id]', ID);
  await typeInto('input[name=passwd]', 'Demo!2345');
  await press('button[type=submit]');
  return console;
}

/** The languages of the requirements; further ones have their words in the catalog alone. */
const WRITTEN = ['ko', 'en', 'ja'] as const satisfies readonly Language[];

/** The texts of the catalog, written out, so that a text under the wrong key or in the wrong language is noticed. */
const WORDS = {
  not_matched_user: {
    ko: '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
    en: 'The ID or password doesn’t match. Check them and try again.',
    ja: 'IDまたはパスワードが一致しません。もう一度確認してください。',
  },
  not_email_auth: {
    ko: '이메일 인증이 아직 끝나지 않았어요. 받은 메일의 링크를 눌러 주세요.',
    en: 'Your email isn’t verified yet. Open the link in the email we sent you.',
    ja: 'メール認証がまだ完了していません。届いたメールのリンクを開いてください。',
  },
  login_failed_cause_external: {
    ko: '외부 접속이 제한되어 있어요. 허용된 네트워크에서 다시 로그인해 주세요.',
    en: 'External access is restricted. Log in from a permitted network.',
    ja: '外部からのアクセスは制限されています。許可されたネットワークからログインしてください。',
  },
  invalid_otp: {
    ko: '인증 코드가 맞지 않아요. 앱에 보이는 6자리 숫자를 다시 입력해 주세요.',
    en: 'That code is incorrect. Enter the 6 digits your app shows now.',
    ja: 'ワンタイムコードが正しくありません。アプリに表示された6桁の数字を入力してください。',
  },
  login_failure_limit: {
    ko: '로그인 실패 횟수가 한도에 이르러 계정이 잠겼어요. 관리자에게 문의해 주세요.',
    en: 'Your account is locked after too many failed logins. To unlock it, contact your administrator.',
    ja: 'ログインの失敗が上限に達したため、アカウントがロックされました。管理者にお問い合わせください。',
  },
} as const satisfies Record<string, Record<(typeof WRITTEN)[number], string>>;

const inWrittenLanguages = (refusals: readonly (readonly [string, keyof typeof WORDS, LoginResult])[]) =>
  WRITTEN.flatMap((language) => refusals.map(([row, key, answer]) => [row, key, language, answer] as const));

describe('a login that is refused', () => {
  it.each(
    inWrittenLanguages([
      ['C-ERROR-01', 'not_matched_user', { ...FIRST_STEP, cause: { step1: 'not_matched_user' } }],
      [
        'C-ERROR-02',
        'not_email_auth',
        {
          isLogin: 'Fail',
          step1: 'success',
          step2: 'fail',
          cause: { step2: 'not_email_auth' },
          loginId: ID,
          email: ID,
        },
      ],
      ['C-ERROR-03', 'login_failed_cause_external', { ...FIRST_STEP, cause: { step1: 'external' } }],
      ['C-ERROR-05', 'login_failure_limit', { ...FIRST_STEP, cause: { step1: 'failure_limit' }, failureLimit: 5 }],
    ]),
  )('[%s] says %s in %s', async (_, key, language, answer) => {
    const { services } = await logIn(language, answer);
    await showsText(WORDS[key][language]);
    expect(window.location.pathname).toBe(`/${language}/login`);
    expect(services.sessions.current()).toBeNull();
  });

  it.each(WRITTEN)('for its one-time code says so in %s [C-ERROR-04]', async (language) => {
    const { server } = await logIn(language, { ...CODE_STEP, hasShownQrCode: 'True' });
    await typeInto('[role=dialog] input[autocomplete=one-time-code]', '000000');
    server.use(given.login({ ...CODE_STEP, hasShownQrCode: 'True', cause: { step3: 'invalid_otp' } }));
    expect(document.body.textContent).not.toContain(WORDS.invalid_otp[language]);
    await press('[role=dialog] button[type=submit]');
    await showsText(WORDS.invalid_otp[language]);
  });

  it('leads a partner to the partner login', async () => {
    await logIn('en', { ...FIRST_STEP, cause: { step1: 'partner' } });
    const link = await element('main a[href="/en/partner-login"]');
    expect(link.textContent).toBe('Go to partner login');
  });
});
