// Generated from messages/ko/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "장치 목록",
  viewerPublicAddress: "접속자 공인 IP",
  viewerPrivateAddress: "접속자 사설 IP",
  lastDisconnected: "마지막 연결 해제",
  secured: "보안 접속",
  yes: "예",
  no: "아니요",
  size: "크기(바이트)",
  value: "값",
  unit: "단위",
  answer: "승인자 답변",
  pending: "승인 대기",
};
