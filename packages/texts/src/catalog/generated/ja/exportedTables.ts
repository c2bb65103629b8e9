// Generated from messages/ja/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "デバイス一覧",
  viewerPublicAddress: "接続元のグローバルIP",
  viewerPrivateAddress: "接続元のプライベートIP",
  lastDisconnected: "最終切断",
  secured: "セキュリティ",
  yes: "はい",
  no: "いいえ",
  size: "サイズ（バイト）",
  value: "値",
  unit: "単位",
  answer: "回答",
  pending: "承認待ち",
};
