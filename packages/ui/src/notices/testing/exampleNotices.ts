import { aNotice } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

const TITLES = exampleWords<readonly string[]>({
  ko: ['11월 정기 점검 안내', '에이전트 5.2 업데이트', '개인정보 처리방침 변경 예고'],
  en: ['Maintenance in November', 'Agent 5.2 is here', 'Changes to the privacy policy'],
  ja: ['11月の定期メンテナンスのお知らせ', 'エージェント5.2を公開しました', 'プライバシーポリシー改定のお知らせ'],
});

const CONTENTS = exampleWords<string>({
  ko: '<h3>점검 시간</h3><p>11월 24일 <strong>02:00부터 04:00까지</strong> 정기 점검을 해요.</p><ul><li>점검하는 동안에는 원격 제어를 시작할 수 없어요.</li><li>연결되어 있던 세션은 02:00에 끝나요.</li></ul><p>자세한 내용은 <a href="https://status.demo.example/">상태 페이지</a>에서 볼 수 있어요.</p>',
  en: '<h3>When</h3><p>On 24 November, <strong>02:00 to 04:00</strong>, we maintain the service.</p><ul><li>No remote session can start in that time.</li><li>Open sessions end at 02:00.</li></ul><p>More on the <a href="https://status.demo.example/">status page</a>.</p>',
  ja: '<h3>日時</h3><p>11月24日<strong>02:00～04:00</strong>に定期メンテナンスを行います。</p><ul><li>期間中はリモート操作を開始できません。</li><li>接続中のセッションは02:00に終了します。</li></ul><p>詳しくは<a href="https://status.demo.example/">ステータスページ</a>をご覧ください。</p>',
});

const DATES = ['2026-11-24T00:00:00.000Z', '2026-11-18T00:00:00.000Z', '2026-11-12T00:00:00.000Z'];

/** Three notices, newest first, for stories. */
export const exampleNotices = (language: Language) =>
  TITLES[language].map((title, index) =>
    aNotice({
      id: 30 - index,
      noticeTitle: title,
      noticeContent: CONTENTS[language],
      noticeDate: DATES[index] ?? '2026-11-01T00:00:00.000Z',
    }),
  );
