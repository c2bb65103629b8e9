import { describe, expect, it } from 'vitest';
import { approvalQuery } from './approvalQuery.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);

describe('the lists', () => {
  const view = { list: 'own', page: 1, pageSize: 10, order: 'desc' } as const;

  it("name their type, the list of one's own none [C-APPROVAL-24]", () => {
    expect(approvalQuery({ ...view, list: 'request' }).type).toBe('request');
    expect(approvalQuery({ ...view, list: 'history' }).type).toBe('history');
    expect(approvalQuery(view)).not.toHaveProperty('type');
  });

  it('send by, limit, offset and order [C-APPROVAL-25]', () => {
    expect(approvalQuery({ ...view, page: 3 })).toEqual({ by: 'proposal_time', limit: 10, offset: 20, order: 'desc' });
  });

  it('send their range as YYYY-MM-DD HH:mm:ss [C-APPROVAL-26]', () => {
    expect(approvalQuery({ ...view, range: { from: NOW, to: NOW + HOUR } })).toMatchObject({
      startDate: '2026-11-21 03:00:00',
      endDate: '2026-11-21 04:00:00',
    });
  });

  it('send a search only when something is searched [C-APPROVAL-27]', () => {
    expect(approvalQuery({ ...view, search: { key: 'any', value: ' a ' } })).toMatchObject({
      searchKey: 'any',
      searchValue: 'a',
    });
    expect(approvalQuery({ ...view, search: { key: 'any', value: '  ' } })).not.toHaveProperty('searchKey');
  });
});
