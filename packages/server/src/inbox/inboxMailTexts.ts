import type { InboxItem } from '@remote-console/api-client/contract';
import { accessBrowser, type InboxCode, type Language, parseAlertCode } from '@remote-console/domain';
import { ALERT_NAMES, ALERT_UNITS, UNIT_GAPS } from './alertTexts.ts';

/** What is emailed because the reader chose it. Everything else is emailed by its cause, whatever is chosen. */
export type ChosenMail = Exclude<
  InboxCode,
  | 'access_approved'
  | 'access_rejected'
  | 'work_approved'
  | 'work_rejected'
  | 'work_ended'
  | 'password_changed'
  | 'email_changed'
  | 'codes_begun'
  | 'codes_off'
>;

type Facts = InboxItem['facts'];

interface MailTexts {
  readonly sentences: Readonly<Record<ChosenMail, (facts: Facts) => string>>;
  readonly happened: (time: string) => string;
  readonly open: string;
  /** What to do if it was somebody else. */
  readonly advice: string;
  readonly settings: string;
}

/** What triggered an alert, as `CPU usage 95%`. */
function alertText({ alertCode = '', alertValue = 0 }: Facts, language: Language): string {
  const type = parseAlertCode(alertCode)?.type;
  if (!type) return alertCode;
  const gap = type.unit === 'percent' || type.unit === 'celsius' ? '' : UNIT_GAPS[language];
  return `${ALERT_NAMES[language][type.meaning]} ${alertValue}${gap}${ALERT_UNITS[language][type.unit]}`;
}

const named = ({ person = '', company = '' }: Facts) => (company === '' ? person : `${person} (${company})`);
const days = (count: number, one: string, other: string) => (count === 1 ? one : other);

/** The texts of emails about items, in each language. */
export const INBOX_MAIL_WORDS: Readonly<Record<Language, MailTexts>> = {
  ko: {
    sentences: {
      access_asked: ({ person, device }) => `${person}님이 ${device} 접속 승인을 요청했습니다`,
      access_ended: ({ device }) => `${device} 접속 기간이 끝났습니다`,
      access_lapsed: ({ device }) => `${device} 접속 요청이 기한 안에 처리되지 않았습니다`,
      access_unanswered: ({ device }) => `${device} 접속 요청에 답변이 없어 만료되었습니다`,
      access_missed: ({ person, device }) => `${person}님의 ${device} 접속 요청이 답변 없이 만료되었습니다`,
      access_moved: ({ person, device }) =>
        `${person}님이 더 이상 승인할 수 없어 ${device} 접속 요청이 다음 승인자에게 넘어갔습니다`,
      delegate_gone: ({ person }) => `대리인 ${person}님이 더 이상 승인할 수 없어 요청이 다시 회원님에게 전달됩니다`,
      partner_applied: (facts) => `${named(facts)}님이 임시 접속을 신청했습니다`,
      alert_began: (facts) => `${facts.device}에서 경고가 발생했습니다: ${alertText(facts, 'ko')}`,
      license_expires: ({ days: left = 0 }) =>
        left === 0 ? '라이선스가 오늘 만료됩니다' : `라이선스가 ${left}일 뒤에 만료됩니다`,
      license_expired: () => '라이선스가 만료되었습니다',
      license_exceeded: ({ devices, volume }) => `장치 ${devices}대가 라이선스 한도 ${volume}대를 초과했습니다`,
      license_nearly_full: ({ devices, volume }) => `라이선스 한도 ${volume}대 중 ${devices}대를 사용하고 있습니다`,
      new_login: ({ address, browser = '' }) => `새로운 환경에서 로그인했습니다: ${address}, ${accessBrowser(browser)}`,
      account_locked: ({ address }) => `비밀번호가 여러 번 틀려 계정이 잠겼습니다: ${address}`,
      agent_conflict: ({ device }) => `${device} 에이전트의 식별 정보를 확인해 주세요`,
    },
    happened: (time) => `발생 시각: ${time}`,
    open: '알림함에서 확인해 주세요.',
    advice: '직접 하신 일이 아니라면 바로 비밀번호를 변경하고 관리자에게 알려 주세요.',
    settings: '어떤 알림을 이메일로 받을지는 알림함의 설정에서 변경할 수 있습니다.',
  },
  en: {
    sentences: {
      access_asked: ({ person, device }) => `${person} is requesting access to ${device}`,
      access_ended: ({ device }) => `Your access to ${device} has ended`,
      access_lapsed: ({ device }) => `Your access request for ${device} wasn’t decided in time`,
      access_unanswered: ({ device }) => `No one answered your access request for ${device}, so it expired`,
      access_missed: ({ person, device }) => `${person}’s access request for ${device} expired without an answer`,
      access_moved: ({ person, device }) =>
        `${person} can no longer decide, so your access request for ${device} continues without them`,
      delegate_gone: ({ person }) => `Your delegate ${person} can no longer decide, so requests come to you again`,
      partner_applied: (facts) => `${named(facts)} has requested temporary access`,
      alert_began: (facts) => `Alert on ${facts.device}: ${alertText(facts, 'en')}`,
      license_expires: ({ days: left = 0 }) =>
        left === 0 ? 'Your licenses expire today' : `Your licenses expire in ${left} ${days(left, 'day', 'days')}`,
      license_expired: () => 'Your licenses have expired',
      license_exceeded: ({ devices, volume }) => `You have ${devices} devices, but licenses for only ${volume}`,
      license_nearly_full: ({ devices, volume }) =>
        `${devices} of the ${volume} devices covered by your licenses are in use`,
      new_login: ({ address, browser = '' }) => `New login to your account from ${address}, ${accessBrowser(browser)}`,
      account_locked: ({ address }) => `Your account was locked after failed logins from ${address}`,
      agent_conflict: ({ device }) => `Check the identity of the agent on ${device}`,
    },
    happened: (time) => `Time: ${time}`,
    open: 'See your inbox for details:',
    advice: 'If it wasn’t you, change your password right away and tell your administrator.',
    settings: 'You can choose which notifications you get by email in the settings of your inbox.',
  },
  ja: {
    sentences: {
      access_asked: ({ person, device }) => `${person}さんが「${device}」へのアクセスを申請しました`,
      access_ended: ({ device }) => `「${device}」にアクセスできる期間が終わりました`,
      access_lapsed: ({ device }) => `「${device}」へのアクセス申請は期限までに処理されませんでした`,
      access_unanswered: ({ device }) => `「${device}」へのアクセス申請は回答がないまま期限切れになりました`,
      access_missed: ({ person, device }) =>
        `${person}さんの「${device}」へのアクセス申請は回答がないまま期限切れになりました`,
      access_moved: ({ person, device }) =>
        `${person}さんが承認できなくなったため、「${device}」へのアクセス申請は次の承認者に引き継がれました`,
      delegate_gone: ({ person }) => `代理人の${person}さんが承認できなくなったため、申請は再びあなたに届きます`,
      partner_applied: (facts) => `${named(facts)}さんが一時アクセスを申請しました`,
      alert_began: (facts) => `「${facts.device}」でアラートが発生しました：${alertText(facts, 'ja')}`,
      license_expires: ({ days: left = 0 }) =>
        left === 0 ? 'ライセンスの期限は今日までです' : `ライセンスはあと${left}日で期限切れになります`,
      license_expired: () => 'ライセンスの期限が切れました',
      license_exceeded: ({ devices, volume }) => `デバイス${devices}台がライセンスの上限${volume}台を超えています`,
      license_nearly_full: ({ devices, volume }) => `ライセンスの上限${volume}台のうち${devices}台を使用しています`,
      new_login: ({ address, browser = '' }) =>
        `新しい環境からのログインがありました：${address}、${accessBrowser(browser)}`,
      account_locked: ({ address }) => `ログインの失敗が続いたため、アカウントがロックされました：${address}`,
      agent_conflict: ({ device }) => `「${device}」のエージェントの識別情報をご確認ください`,
    },
    happened: (time) => `日時：${time}`,
    open: '詳しくは受信トレイをご確認ください。',
    advice: 'お心当たりがない場合は、すぐにパスワードを変更し、管理者にお知らせください。',
    settings: 'メールで受け取る通知は、受信トレイの設定で変更できます。',
  },
};
