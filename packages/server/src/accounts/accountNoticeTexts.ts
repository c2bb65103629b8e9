import type { Language } from '@remote-console/domain';

/** What the owner of an account is notified of, in case it was somebody else. */
export type AccountNotice = 'newEmailAsked' | 'newEmailTaken' | 'passwordChanged' | 'codesBegun' | 'codesOff';

interface NoticeText {
  readonly subject: string;
  readonly happened: string;
}

interface NoticeBody {
  readonly greeting: string;
  /** The line with the login ID. */
  readonly account: (loginId: string) => string;
  /** What to do if it was somebody else. */
  readonly advice: string;
  readonly notices: Readonly<Record<AccountNotice, NoticeText>>;
}

/** The words of the notices, in each language. */
export const NOTICE_TEXTS: Readonly<Record<Language, NoticeBody>> = {
  ko: {
    greeting: '안녕하세요.',
    account: (loginId) => `아이디: ${loginId}`,
    advice:
      '직접 하신 일이 아니라면 로그인 화면의 ‘아이디·비밀번호 찾기’에서 바로 비밀번호를 재설정하고 관리자에게 알려 주세요.',
    notices: {
      newEmailAsked: {
        subject: '이메일 변경이 요청되었습니다',
        happened:
          '계정의 이메일을 다른 주소로 변경해 달라는 요청이 있었습니다. 새 주소로 보낸 링크를 열기 전까지는 현재 주소를 계속 사용합니다.',
      },
      newEmailTaken: {
        subject: '이메일이 변경되었습니다',
        happened: '계정의 이메일이 새 주소로 변경되었습니다.',
      },
      passwordChanged: {
        subject: '비밀번호가 변경되었습니다',
        happened: '계정의 비밀번호가 변경되어 다른 기기의 로그인이 모두 종료되었습니다.',
      },
      codesBegun: {
        subject: '2단계 인증이 켜졌거나 초기화되었습니다',
        happened: '계정의 2단계 인증(OTP)이 켜졌거나 초기화되었습니다. 다음에 로그인할 때 인증 앱을 등록합니다.',
      },
      codesOff: {
        subject: '2단계 인증이 꺼졌습니다',
        happened: '계정의 2단계 인증(OTP)이 꺼져 로그인할 때 비밀번호만 확인합니다.',
      },
    },
  },
  en: {
    greeting: 'Hello,',
    account: (loginId) => `Your ID: ${loginId}`,
    advice:
      'If it wasn’t you, set a new password right away with “Forgot your ID or password?” on the login page, and tell your administrator.',
    notices: {
      newEmailAsked: {
        subject: 'A change to your email address was requested',
        happened:
          'Someone asked to change the email address of your account. Your current address stays in use until the link that we emailed to the new one is opened.',
      },
      newEmailTaken: {
        subject: 'Your email address was changed',
        happened: 'The email address of your account was changed to another one.',
      },
      passwordChanged: {
        subject: 'Your password was changed',
        happened: 'Your password was changed. You have been logged out everywhere else.',
      },
      codesBegun: {
        subject: 'Two-step verification was turned on or reset',
        happened:
          'Two-step verification (OTP) was turned on or reset for your account. You’ll register an authenticator app the next time you log in.',
      },
      codesOff: {
        subject: 'Two-step verification was turned off',
        happened: 'Two-step verification (OTP) was turned off for your account. You only need your password to log in.',
      },
    },
  },
  ja: {
    greeting: 'いつもRemote Consoleをご利用いただき、ありがとうございます。',
    account: (loginId) => `ID：${loginId}`,
    advice:
      'お心当たりがない場合は、ログイン画面の「ID・パスワードを忘れた方」からすぐにパスワードを再設定し、管理者にお知らせください。',
    notices: {
      newEmailAsked: {
        subject: 'メールアドレスの変更を受け付けました',
        happened:
          'アカウントのメールアドレスを別のアドレスに変更する依頼がありました。新しいアドレスに送ったリンクを開くまでは、現在のアドレスがそのまま使われます。',
      },
      newEmailTaken: {
        subject: 'メールアドレスが変更されました',
        happened: 'アカウントのメールアドレスが新しいアドレスに変更されました。',
      },
      passwordChanged: {
        subject: 'パスワードが変更されました',
        happened: 'アカウントのパスワードが変更され、ほかのブラウザーではすべてログアウトされました。',
      },
      codesBegun: {
        subject: '2段階認証がオンになったか、リセットされました',
        happened:
          'アカウントの2段階認証（OTP）がオンになったか、リセットされました。次回のログインで認証アプリを登録します。',
      },
      codesOff: {
        subject: '2段階認証がオフになりました',
        happened: 'アカウントの2段階認証（OTP）がオフになりました。ログインではパスワードだけを確認します。',
      },
    },
  },
};
