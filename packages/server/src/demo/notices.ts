import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

interface NoticeText {
  readonly title: string;
  /** HTML, as an operator writes it. */
  readonly content: string;
}

/** A notice of the demo. */
export interface DemoNotice {
  /** Days from the loading of the demo to the notice's date; positive while it pops up. */
  readonly days: number;
  readonly ko: NoticeText;
  readonly en: NoticeText;
  readonly ja: NoticeText;
}

/** The notices of the demo, newest first. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    days: 10,
    ko: {
      title: '정기 점검 안내',
      content:
        '<p>위 날짜 <strong>오전 2시부터 4시까지</strong>(한국 시간) 정기 점검을 진행합니다.</p><ul><li>점검 중에는 원격 제어와 파일 전송을 사용할 수 없습니다.</li><li>장치의 에이전트는 점검이 끝나면 자동으로 다시 연결됩니다.</li></ul>',
    },
    en: {
      title: 'Scheduled maintenance',
      content:
        '<p>Maintenance takes place on the date above <strong>from 2:00 to 4:00 a.m.</strong> (Korean Standard Time).</p><ul><li>Remote control and file transfer aren’t available during that time.</li><li>Agents reconnect automatically afterwards.</li></ul>',
    },
    ja: {
      title: '定期メンテナンスのお知らせ',
      content:
        '<p>上記の日付の<strong>午前2時から4時まで</strong>（日本時間）、定期メンテナンスを行います。</p><ul><li>作業中はリモート操作とファイル転送をご利用になれません。</li><li>エージェントは終了後に自動で再接続します。</li></ul>',
    },
  },
  {
    days: -2,
    ko: {
      title: '에이전트 0.1.0 배포',
      content:
        '<p>새 에이전트를 배포했습니다. 절전 모드에서 복귀한 뒤 더 빠르게 연결됩니다. 장치 목록에서 바로 업데이트할 수 있습니다.</p>',
    },
    en: {
      title: 'Agent 0.1.0 is available',
      content:
        '<p>The new agent reconnects faster after sleep. You can update devices directly from the device list.</p>',
    },
    ja: {
      title: 'エージェント0.1.0の公開',
      content:
        '<p>新しいエージェントを公開しました。スリープからの復帰後、より速く接続します。デバイス一覧から更新できます。</p>',
    },
  },
  {
    days: -9,
    ko: {
      title: '접속 승인 기능 안내',
      content:
        '<p>이제 장치에 접속하기 전에 <em>승인</em>을 요청할 수 있습니다. 승인자는 계정 관리 메뉴에서 지정합니다.</p>',
    },
    en: {
      title: 'Request approval before you connect',
      content:
        '<p>You can now request <em>approval</em> before you connect to a device. Approvers are assigned under Account management.</p>',
    },
    ja: {
      title: 'アクセス承認機能のご案内',
      content:
        '<p>デバイスにアクセスする前に<em>承認</em>を申請できるようになりました。承認者は「アカウント管理」メニューで指定します。</p>',
    },
  },
  {
    days: -24,
    ko: {
      title: '다크 모드를 사용해 보세요',
      content: '<p>화면 오른쪽 위의 메뉴에서 라이트 모드와 다크 모드를 선택할 수 있습니다.</p>',
    },
    en: {
      title: 'Try dark mode',
      content: '<p>Switch between light and dark mode in the menu at the top right.</p>',
    },
    ja: {
      title: 'ダークモードをお試しください',
      content: '<p>画面右上のメニューから、ライトモードとダークモードを選択できます。</p>',
    },
  },
  {
    days: -51,
    ko: {
      title: '개인정보 처리방침 개정 안내',
      content:
        '<p>개인정보 처리방침이 개정되었습니다. 변경된 내용은 <a href="https://www.example.com/privacy">여기</a>에서 확인할 수 있습니다.</p>',
    },
    en: {
      title: 'Privacy policy updated',
      content: '<p>We’ve updated our privacy policy. See <a href="https://www.example.com/privacy">what’s new</a>.</p>',
    },
    ja: {
      title: 'プライバシーポリシー改定のお知らせ',
      content:
        '<p>プライバシーポリシーを改定しました。変更点は<a href="https://www.example.com/privacy">こちら</a>をご覧ください。</p>',
    },
  },
  {
    days: -96,
    ko: {
      title: '서비스 오픈 안내',
      content: '<p>Remote Console 서비스를 시작합니다. 장치를 등록하고 그룹으로 나누어 관리해 보세요.</p>',
    },
    en: {
      title: 'Welcome',
      content: '<p>Remote Console is now available. Register your devices and organize them into groups.</p>',
    },
    ja: {
      title: 'サービス開始のお知らせ',
      content: '<p>Remote Consoleのサービスを開始しました。デバイスを登録し、グループに分けて管理しましょう。</p>',
    },
  },
];

/** How long before its date a notice was written. */
const WRITTEN_BEFORE_MS = DAY_MS;

/** Adds the notices, dated around `now` (epoch milliseconds). */
export async function addNotices(query: Kysely<Schema>, now: number): Promise<void> {
  for (const { days, ko, en, ja } of DEMO_NOTICES) {
    const notice_date = now + days * DAY_MS;
    const { pk } = await query
      .insertInto('notices')
      .values({ notice_date, created_at: Math.min(notice_date - WRITTEN_BEFORE_MS, now) })
      .returning('pk')
      .executeTakeFirstOrThrow();
    const texts = [
      { lang_code: 'ko' as const, ...ko },
      { lang_code: 'en' as const, ...en },
      { lang_code: 'ja' as const, ...ja },
    ];
    await query
      .insertInto('notice_texts')
      .values(texts.map((text) => ({ ...text, notice_fk: pk })))
      .execute();
  }
}
