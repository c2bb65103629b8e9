// Generated from messages/ko/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "장치 목록",
  remote: "원격 접속 기록",
  files: "파일 전송 기록",
  alerts: "경고 기록",
  state: "상태",
  viewerPublicAddress: "접속자 공인 IP",
  viewerPrivateAddress: "접속자 사설 IP",
  lastDisconnected: "마지막 연결 해제",
  secured: "보안 접속",
  yes: "예",
  no: "아니요",
  toDevice: "사용자 → 장치",
  toUser: "장치 → 사용자",
  size: "크기(바이트)",
  time: "시각",
  alert: "경고",
  value: "값",
  unit: "단위",
  administration: "관리 기록",
  deletedBy: "삭제한 사용자",
  answer: "승인자 답변",
  pending: "승인 대기",
};
