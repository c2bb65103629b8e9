/**
 * What the server writes itself, in Korean: emails and the simulated payment page. It is written out here, so that a test
 * notices when a text changes.
 */

/** The page that simulates a payment. */
export const PAYMENT_PAGE = {
  title: '모의 결제',
  pay: '결제하기',
  fail: '결제 실패로 처리',
  amount: (price: string) => `${price}원`,
} as const;

/** The email to a user whose request was approved. */
export const approvedMailTitle = (device: string) => `${device} 접속이 승인되었습니다`;

/** The email to the person who decides about a partner. */
export const applicationMailTitle = (partner: string) => `${partner}님이 임시 접속을 신청했습니다`;

/** The email to a partner who was accepted. */
export const acceptedMailTitle = (company: string) => `${company}에서 임시 접속 신청을 승인했습니다`;

/** Replaces the name of a company that a partner left out. */
export const UNNAMED_COMPANY = '미기재';
