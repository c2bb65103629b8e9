import type { groups as ko } from '../ko/groups.ts';

export const groups = {
  tree: 'グループ',
  searchGroup: 'グループを検索',
  all: 'すべてのデバイス',
  favourites: 'お気に入り',
  defaultGroup: '既定のグループ',
  rootGroup: 'すべてのグループ',
  deviceCount_one: 'デバイス{{count, number}}台',
  deviceCount_other: 'デバイス{{count, number}}台',
  expand: '{{name}}を開く',
  collapse: '{{name}}を閉じる',
  settingsOf: '{{name}}の設定',
  addGroup: 'グループを追加',
  noAccess: 'アクセス権なし',
  noMatch: 'その名前のグループはありません',
  close: 'グループを閉じる',
  empty: 'まだグループがありません',
} satisfies Record<keyof typeof ko, string>;
