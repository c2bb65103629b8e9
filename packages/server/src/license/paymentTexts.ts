import type { Language, PaymentMethodCode } from '@remote-console/domain';

const ko = {
  title: '모의 결제',
  notice: '이 페이지는 테스트용입니다. 실제로 결제되지 않습니다.',
  order: '주문 번호',
  buyer: '구매자',
  product: '상품',
  devices: '장치 수',
  term: '기간',
  months: (count: number) => `${count}개월`,
  method: '결제 수단',
  amount: '결제 금액',
  /** What is paid, as a standalone sum. */
  price: (amount: number) => `${new Intl.NumberFormat('ko').format(amount)}원`,
  vat: '부가세 포함',
  choose: '테스트할 결과를 선택해 주세요.',
  success: '결제하기',
  failure: '결제 실패로 처리',
  cancel: '취소',
  invalid: '결제 요청을 확인할 수 없습니다. 창을 닫고 다시 시도해 주세요.',
  close: '창 닫기',
  results: {
    success: '결제가 완료되었습니다. 라이선스를 바로 사용할 수 있습니다.',
    failure: '결제하지 못했습니다. 청구된 금액은 없습니다.',
    cancel: '결제를 취소했습니다. 청구된 금액은 없습니다.',
  },
  methods: { SC0010: '신용카드', SC0030: '계좌이체', SC0060: '휴대폰 결제' } satisfies Record<
    PaymentMethodCode,
    string
  >,
};

/** The texts of the payment pages. */
export type PaymentTexts = Readonly<typeof ko>;

const en: PaymentTexts = {
  title: 'Sandbox payment',
  notice: 'This page is for testing only. You won’t be charged.',
  order: 'Order',
  buyer: 'Buyer',
  product: 'Product',
  devices: 'Devices',
  term: 'Period',
  months: (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`,
  method: 'Payment method',
  amount: 'Amount',
  price: (amount: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'KRW' }).format(amount),
  vat: 'VAT included',
  choose: 'Choose a test result',
  success: 'Pay',
  failure: 'Simulate a failure',
  cancel: 'Cancel',
  invalid: 'This payment request can’t be verified. Close this window and try again.',
  close: 'Close window',
  results: {
    success: 'Payment complete. Your license is ready to use.',
    failure: 'The payment failed. You have not been charged.',
    cancel: 'The payment was canceled. You have not been charged.',
  },
  methods: { SC0010: 'Credit card', SC0030: 'Bank transfer', SC0060: 'Mobile billing' },
};

const ja: PaymentTexts = {
  title: 'テスト決済',
  notice: 'このページはテスト用です。実際の請求は発生しません。',
  order: '注文番号',
  buyer: '購入者',
  product: '商品',
  devices: 'デバイス数',
  term: '期間',
  months: (count: number) => `${count}か月`,
  method: 'お支払い方法',
  amount: 'お支払い金額',
  price: (amount: number) => `${new Intl.NumberFormat('ja').format(amount)}ウォン`,
  vat: '付加価値税込み',
  choose: 'テスト結果を選択してください。',
  success: '支払う',
  failure: '決済失敗にする',
  cancel: 'キャンセル',
  invalid: '決済の内容を確認できません。ウィンドウを閉じて、もう一度お試しください。',
  close: 'ウィンドウを閉じる',
  results: {
    success: 'お支払いが完了しました。ライセンスをすぐにご利用いただけます。',
    failure: 'お支払いに失敗しました。請求は発生していません。',
    cancel: 'お支払いをキャンセルしました。請求は発生していません。',
  },
  methods: { SC0010: 'クレジットカード', SC0030: '銀行振込', SC0060: '携帯電話決済' },
};

/** The texts of the payment pages by language. */
export const PAYMENT_WORDS: Readonly<Record<Language, PaymentTexts>> = { ko, en, ja };
