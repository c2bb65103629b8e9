import type { Payment } from '@remote-console/api-client';

const METHODS = ['SC0010', 'SC0030', 'SC0060'] as const;

/** This many payments for stories, newest first. */
export const examplePayments = (count = 3): Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    createTime: `2026-${String(10 - (index % 9)).padStart(2, '0')}-05T02:30:00.000Z`,
    startDate: `2026-${String(10 - (index % 9)).padStart(2, '0')}-05T02:30:00.000Z`,
    type: index % 2 === 0 ? 'Corporate' : 'Basic',
    deviceCount: 10 + index,
    price: 525_000 + index * 3850,
    paymentMethod: METHODS[index % METHODS.length] ?? 'SC0010',
    remarks: index % 2 === 0 ? 'renewal' : 'new',
  }));
