import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { paymentProvider } from './providerSettings.ts';

const ORDER = {
  order_id: 'o-1',
  amount: '3850',
  buyer: 'mia',
  product_type: 'Basic',
  device_count: '1',
  start_date: '2026-11-21T03:00:00Z',
  end_date: '2026-12-21T03:00:00Z',
  term: '1',
  renew_ref: '',
  flag: 'new',
  payment_method: 'SC0010',
  language: 'ko',
  return_url: '/payment-result',
} as const;

const CONFIGURED = {
  PAYMENT_PROVIDER: 'https://pay.example/order',
  PAYMENT_MERCHANT_KEY: 'merchant-of-the-settings',
  PAYMENT_SECRET: 's'.repeat(64),
  PUBLIC_URL: 'https://console.example',
};

describe('the form of a payment', () => {
  it('goes to the page of the provider that is configured [A-API-03]', () => {
    expect(paymentProvider(readSettings(CONFIGURED))?.action).toBe('https://pay.example/order');
    expect(paymentProvider(readSettings({}))?.action).toBe('/sandbox-payment');
  });

  it('carries amount, order, buyer, product, devices, start, end, term, renewed license and flag [C-PAY-28]', () => {
    expect(paymentProvider(readSettings(CONFIGURED))?.form(ORDER)).toMatchObject(ORDER);
  });

  it('carries the merchant key of the configuration [C-PAY-29]', () => {
    for (const PAYMENT_MERCHANT_KEY of ['one-key', 'another-key']) {
      const provider = paymentProvider(readSettings({ ...CONFIGURED, PAYMENT_MERCHANT_KEY }));
      expect(provider?.form(ORDER).merchant_key).toBe(PAYMENT_MERCHANT_KEY);
    }
  });

  it('is not sent to a provider without a configured merchant key [C-PAY-29]', () => {
    expect(() => readSettings({ ...CONFIGURED, PAYMENT_MERCHANT_KEY: '' })).toThrow('PAYMENT_MERCHANT_KEY');
  });
});
