import { describe, expect, it } from 'vitest';
import { paymentQuery, paymentViewOf } from './paymentAddress.ts';

const viewOf = (query: string) => paymentViewOf(new URLSearchParams(query));

describe('the address of the payment history', () => {
  it('names nothing of how the page opens', () => {
    expect(paymentQuery(viewOf('')).toString()).toBe('');
    expect(viewOf('')).toEqual({ page: 1, size: 10, order: 'desc', payer: 'me' });
  });

  it('keeps everything else', () => {
    const query = 'payer=company&order=asc&size=20&page=3';
    expect(viewOf(query)).toEqual({ page: 3, size: 20, order: 'asc', payer: 'company' });
    expect(paymentQuery(viewOf(query)).toString()).toBe(query);
  });

  it('reads what cannot be as nothing', () => {
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'order=up', 'payer=you']) {
      expect(viewOf(query)).toEqual(viewOf(''));
    }
  });
});
