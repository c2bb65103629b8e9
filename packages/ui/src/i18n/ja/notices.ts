import type { TextsOf } from '../areas.ts';

/** Japanese texts of notices. */
export const notices: TextsOf<'notices'> = {
  title: 'お知らせ',
  empty: 'お知らせはありません',
  skip: '今後表示しない',
  readMore: '詳しく見る',
  readMoreOf: '詳しく見る：{{title}}',
  toList: 'お知らせ一覧',
  listFailed: 'お知らせを読み込めませんでした',
  write: 'お知らせを書く',
  edit: '編集',
  editTitle: 'お知らせを編集',
  writeTitle: '新しいお知らせ',
  languages: 'お知らせの言語',
  titleField: 'タイトル',
  contentField: '本文（HTML）',
  contentHint: '見出し、リスト、表、リンクなどの安全なHTMLだけが残り、それ以外は公開時に取り除かれます。',
  languageHint: '空のままにすると、この言語でも韓国語のお知らせが表示されます。',
  unfinished: '{{language}}のお知らせに未入力の項目があります。',
  lastDay: 'ポップアップの最終日',
  lastDayHint: 'この日まで、ログイン直後にポップアップで表示します。過去の日を選ぶと一覧にのみ掲載されます。',
  publish: '公開',
  published: 'お知らせを公開しました。',
  changed: 'お知らせを保存しました。',
  removed: 'お知らせを削除しました。',
};
