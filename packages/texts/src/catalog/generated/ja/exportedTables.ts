// Generated from messages/ja/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "デバイス一覧",
  remote: "リモート接続の履歴",
  files: "ファイル転送の履歴",
  alerts: "アラートの履歴",
  state: "状態",
  viewerPublicAddress: "接続元のグローバルIP",
  viewerPrivateAddress: "接続元のプライベートIP",
  lastDisconnected: "最終切断",
  secured: "セキュリティ",
  yes: "はい",
  no: "いいえ",
  toDevice: "ユーザー → デバイス",
  toUser: "デバイス → ユーザー",
  size: "サイズ（バイト）",
  time: "日時",
  alert: "アラート",
  value: "値",
  unit: "単位",
  administration: "管理履歴",
  deletedBy: "削除したユーザー",
  answer: "回答",
  pending: "承認待ち",
};
