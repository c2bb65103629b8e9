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

/** The notices of the demo, the newest first. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    days: 10,
    ko: {
      title: '정기 점검 안내',
      content:
        '<p>위 날짜 <strong>02:00부터 04:00까지</strong> 정기 점검을 합니다.</p><ul><li>점검 중에는 원격 제어와 파일 전송을 쓸 수 없습니다.</li><li>장치의 에이전트는 점검이 끝나면 스스로 다시 연결됩니다.</li></ul>',
    },
    en: {
      title: 'Scheduled maintenance',
      content:
        '<p>Maintenance takes place on the date above, <strong>from 02:00 to 04:00</strong> (Seoul time).</p><ul><li>Remote control and file transfer are not available during that time.</li><li>Agents connect again by themselves afterwards.</li></ul>',
    },
    ja: {
      title: '定期メンテナンスのお知らせ',
      content:
        '<p>上記の日付の<strong>2時から4時まで</strong>、定期メンテナンスを行います。</p><ul><li>作業中は遠隔操作とファイル転送をご利用になれません。</li><li>エージェントは終了後に自動で再接続します。</li></ul>',
    },
  },
  {
    days: -2,
    ko: {
      title: '에이전트 0.1.0 배포',
      content:
        '<p>새 에이전트를 배포했습니다. 절전 상태에서 돌아온 뒤 연결이 더 빨라집니다. 장치 목록에서 바로 업데이트할 수 있습니다.</p>',
    },
    en: {
      title: 'Agent 0.1.0 is available',
      content: '<p>The new agent connects faster after sleep. You can update devices right from the list.</p>',
    },
    ja: {
      title: 'エージェント 0.1.0 の公開',
      content:
        '<p>新しいエージェントを公開しました。スリープからの復帰後、より速く接続します。デバイス一覧から更新できます。</p>',
    },
  },
  {
    days: -9,
    ko: {
      title: '접근 승인 기능 안내',
      content:
        '<p>이제 장치에 접근하기 전에 <em>승인</em>을 요청할 수 있습니다. 승인 담당자는 관리자 메뉴에서 지정합니다.</p>',
    },
    en: {
      title: 'Ask before you connect',
      content:
        '<p>You can now ask for <em>approval</em> before you reach a device. Approvers are named in the management menu.</p>',
    },
    ja: {
      title: 'アクセス承認機能のご案内',
      content:
        '<p>デバイスにアクセスする前に<em>承認</em>を依頼できるようになりました。承認者は管理メニューで指定します。</p>',
    },
  },
  {
    days: -24,
    ko: {
      title: '다크 모드를 사용해 보세요',
      content: '<p>화면 오른쪽 위의 메뉴에서 밝은 화면과 어두운 화면을 고를 수 있습니다.</p>',
    },
    en: {
      title: 'Try the dark mode',
      content: '<p>Choose between light and dark in the menu at the top right.</p>',
    },
    ja: {
      title: 'ダークモードをお試しください',
      content: '<p>画面右上のメニューから、ライトとダークを選べます。</p>',
    },
  },
  {
    days: -51,
    ko: {
      title: '개인정보 처리방침 개정',
      content:
        '<p>개인정보 처리방침이 바뀌었습니다. 바뀐 내용은 <a href="https://www.example.com/privacy">여기</a>에서 볼 수 있습니다.</p>',
    },
    en: {
      title: 'Privacy policy revised',
      content: '<p>The privacy policy has changed. Read <a href="https://www.example.com/privacy">what is new</a>.</p>',
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
      content: '<p>Remote Console is open. Register your devices and sort them into groups.</p>',
    },
    ja: {
      title: 'サービス開始のお知らせ',
      content: '<p>Remote Console を開始しました。デバイスを登録し、グループに分けて管理しましょう。</p>',
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
