import type { LicenseRecord, PaymentMethodCode } from '@remote-console/domain';

/** The name of a plan, as keys of the license texts. */
export const PLAN_LABELS = {
  Free: 'typeFree',
  Basic: 'typeBasic',
  Corporate: 'typeCorporate',
} as const satisfies Record<LicenseRecord['plan'], string>;

/** The name of a payment method by its code (C-PAY-34). */
export const METHOD_LABELS = {
  SC0010: 'methodCard',
  SC0030: 'methodTransfer',
  SC0060: 'methodMobile',
} as const satisfies Record<PaymentMethodCode, string>;
