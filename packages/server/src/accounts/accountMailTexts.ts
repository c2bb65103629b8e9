import type { Language } from '@remote-console/domain';

/** The emails that an account can get. */
export type AccountMailKind = 'verification' | 'newEmail' | 'reset' | 'unlock';

/** What an email says about its account. */
interface Facts {
  readonly loginId: string;
  readonly link: string;
}

interface MailText {
  readonly subject: string;
  readonly body: (facts: Facts) => string;
}

/** The texts of the emails, in each language. Their bodies end without a line feed. */
export const MAIL_TEXTS: Readonly<Record<Language, Readonly<Record<AccountMailKind, MailText>>>> = {
  ko: {
    verification: {
      subject: '이메일 주소를 인증해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

Remote Console에 가입해 주셔서 감사합니다. 아래 링크를 열어 이메일 주소를 인증해 주세요. 인증하면 바로 로그인할 수 있습니다.

${link}

아이디: ${loginId}
링크는 7일 동안 사용할 수 있습니다.

가입한 적이 없다면 이 메일을 무시해 주세요.`,
    },
    newEmail: {
      subject: '새 이메일 주소를 확인해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

계정의 이메일을 이 주소로 변경해 달라는 요청이 있었습니다. 아래 링크를 열면 이 주소로 변경됩니다.

${link}

아이디: ${loginId}
링크는 7일 동안 한 번만 사용할 수 있습니다.

요청한 적이 없다면 이 메일을 무시해 주세요. 이메일은 변경되지 않습니다.`,
    },
    reset: {
      subject: '비밀번호를 재설정해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

비밀번호 재설정을 요청하셨습니다. 아래 링크를 열어 새 비밀번호를 설정해 주세요.

${link}

아이디: ${loginId}
링크는 24시간 동안 한 번만 사용할 수 있습니다.

요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.`,
    },
    unlock: {
      subject: '계정 잠금을 해제해 주세요',
      body: ({ loginId, link }) => `안녕하세요.

로그인에 여러 번 실패하여 계정이 잠겼습니다. 아래 링크를 열면 잠금이 해제되고 다시 로그인할 수 있습니다.

${link}

아이디: ${loginId}
링크는 24시간 동안 한 번만 사용할 수 있습니다.

로그인을 시도한 적이 없다면 이 메일을 무시하고 관리자에게 알려 주세요.`,
    },
  },
  en: {
    verification: {
      subject: 'Verify your email address',
      body: ({ loginId, link }) => `Hello,

Thank you for signing up for Remote Console. Open this link to verify your email address. You can log in right after that.

${link}

Your ID: ${loginId}
The link works for 7 days.

If you didn’t sign up, ignore this email.`,
    },
    newEmail: {
      subject: 'Confirm your new email address',
      body: ({ loginId, link }) => `Hello,

Someone asked to change the email address of an account to this one. Open this link to confirm the change. It takes effect right away.

${link}

Your ID: ${loginId}
The link works once, within 7 days.

If you didn’t request this, ignore this email. Nothing changes.`,
    },
    reset: {
      subject: 'Reset your password',
      body: ({ loginId, link }) => `Hello,

You asked to reset your password. Open this link to set a new one.

${link}

Your ID: ${loginId}
The link works once, within 24 hours.

If you didn’t request this, ignore this email. Your password stays the same.`,
    },
    unlock: {
      subject: 'Unlock your account',
      body: ({ loginId, link }) => `Hello,

Your account is locked after too many failed logins. Open this link to unlock it, then log in again.

${link}

Your ID: ${loginId}
The link works once, within 24 hours.

If it wasn’t you who tried to log in, ignore this email and tell your administrator.`,
    },
  },
  ja: {
    verification: {
      subject: 'メールアドレスの確認をお願いします',
      body: ({ loginId, link }) => `Remote Consoleにご登録いただき、ありがとうございます。

次のリンクを開いて、メールアドレスを確認してください。確認が終わると、すぐにログインできます。

${link}

ID：${loginId}
リンクは7日間有効です。

お心当たりがない場合は、このメールを破棄してください。`,
    },
    newEmail: {
      subject: '新しいメールアドレスの確認をお願いします',
      body: ({ loginId, link }) => `いつもRemote Consoleをご利用いただき、ありがとうございます。

アカウントのメールアドレスをこのアドレスに変更する依頼を受け付けました。次のリンクを開くと、変更が完了します。

${link}

ID：${loginId}
リンクは7日以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄してください。メールアドレスは変わりません。`,
    },
    reset: {
      subject: 'パスワードの再設定',
      body: ({ loginId, link }) => `いつもRemote Consoleをご利用いただき、ありがとうございます。

パスワードの再設定を受け付けました。次のリンクを開いて、新しいパスワードを設定してください。

${link}

ID：${loginId}
リンクは24時間以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。`,
    },
    unlock: {
      subject: 'アカウントのロック解除',
      body: ({ loginId, link }) => `いつもRemote Consoleをご利用いただき、ありがとうございます。

ログインに何度も失敗したため、アカウントがロックされました。次のリンクを開くとロックが解除され、もう一度ログインできます。

${link}

ID：${loginId}
リンクは24時間以内に一度だけ使えます。

お心当たりがない場合は、このメールを破棄し、管理者にお知らせください。`,
    },
  },
};
