import type { Language } from '@remote-console/domain';

/** The mails that an account can get. */
export type AccountMailKind = 'verification' | 'newEmail' | 'reset' | 'unlock';

/** What a mail says of its account. */
interface Facts {
  readonly loginId: string;
  readonly link: string;
}

interface MailText {
  readonly subject: string;
  readonly body: (facts: Facts) => string;
}

/** The words of the mails, in each language. */
export const MAIL_TEXTS: Readonly<Record<Language, Readonly<Record<AccountMailKind, MailText>>>> = {
  ko: {
    verification: {
      subject: '[Remote Console] 이메일 주소를 인증해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

Remote Console에 가입해 주셔서 감사합니다. 아래 링크를 열어 이메일 주소를 인증해 주세요. 인증하면 바로 로그인할 수 있습니다.

${link}

아이디: ${loginId}
링크는 7일 동안 사용할 수 있습니다.

가입한 적이 없다면 이 메일을 무시해 주세요.
`,
    },
    newEmail: {
      subject: '[Remote Console] 새 이메일 주소를 확인해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

계정의 이메일을 이 주소로 바꾸는 요청이 있었습니다. 아래 링크를 열면 이 주소로 바뀝니다.

${link}

아이디: ${loginId}
링크는 7일 동안 한 번만 사용할 수 있습니다.

요청한 적이 없다면 이 메일을 무시해 주세요. 이메일은 바뀌지 않습니다.
`,
    },
    reset: {
      subject: '[Remote Console] 비밀번호를 다시 설정해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

비밀번호 재설정을 요청하셨습니다. 아래 링크를 열어 새 비밀번호를 정해 주세요.

${link}

아이디: ${loginId}
링크는 24시간 동안 한 번만 사용할 수 있습니다.

요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.
`,
    },
    unlock: {
      subject: '[Remote Console] 계정 잠금을 해제해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

로그인에 여러 번 실패하여 계정이 잠겼습니다. 아래 링크를 열면 잠금이 해제되고 다시 로그인할 수 있습니다.

${link}

아이디: ${loginId}
링크는 24시간 동안 한 번만 사용할 수 있습니다.

로그인을 시도한 적이 없다면 이 메일을 무시하고 관리자에게 알려 주세요.
`,
    },
  },
  en: {
    verification: {
      subject: '[Remote Console] Please verify your email address',
      body: ({ loginId, link }) => `Hello,

Thank you for signing up for Remote Console. Please open this link to verify your email address. You can log in right after that.

${link}

Your ID: ${loginId}
The link works for 7 days.

If you didn’t sign up, please ignore this mail.
`,
    },
    newEmail: {
      subject: '[Remote Console] Confirm your new email address',
      body: ({ loginId, link }) => `Hello,

The email of an account is to be changed to this address. Open this link to confirm it. The change takes effect right after that.

${link}

Your ID: ${loginId}
The link works once, within 7 days.

If you didn’t ask for it, please ignore this mail. Nothing changes.
`,
    },
    reset: {
      subject: '[Remote Console] Set a new password',
      body: ({ loginId, link }) => `Hello,

You asked to reset your password. Please open this link to set a new one.

${link}

Your ID: ${loginId}
The link works once, within 24 hours.

If you didn’t ask for it, please ignore this mail. Your password stays as it is.
`,
    },
    unlock: {
      subject: '[Remote Console] Unlock your account',
      body: ({ loginId, link }) => `Hello,

Your account is locked because too many logins failed. Open this link to unlock it, then log in again.

${link}

Your ID: ${loginId}
The link works once, within 24 hours.

If it wasn’t you who tried to log in, please ignore this mail and tell your administrator.
`,
    },
  },
  ja: {
    verification: {
      subject: '[Remote Console] メールアドレスの確認をお願いします',
      body: ({ loginId, link }) => `こんにちは。

Remote Consoleにご登録いただき、ありがとうございます。次のリンクを開いて、メールアドレスを確認してください。確認が終わると、すぐにログインできます。

${link}

ID: ${loginId}
リンクは7日間有効です。

お心当たりがない場合は、このメールを破棄してください。
`,
    },
    newEmail: {
      subject: '[Remote Console] 新しいメールアドレスの確認をお願いします',
      body: ({ loginId, link }) => `こんにちは。

アカウントのメールアドレスをこのアドレスに変更する依頼を受け付けました。次のリンクを開くと、変更が完了します。

${link}

ID: ${loginId}
リンクは7日以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄してください。メールアドレスは変わりません。
`,
    },
    reset: {
      subject: '[Remote Console] パスワードの再設定',
      body: ({ loginId, link }) => `こんにちは。

パスワードの再設定を受け付けました。次のリンクを開いて、新しいパスワードを設定してください。

${link}

ID: ${loginId}
リンクは24時間以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。
`,
    },
    unlock: {
      subject: '[Remote Console] アカウントのロック解除',
      body: ({ loginId, link }) => `こんにちは。

ログインに何度も失敗したため、アカウントがロックされました。次のリンクを開くとロックが解除され、もう一度ログインできます。

${link}

ID: ${loginId}
リンクは24時間以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄し、管理者にお知らせください。
`,
    },
  },
};
