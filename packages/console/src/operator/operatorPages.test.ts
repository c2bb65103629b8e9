import { OPERATOR_PAGES } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../routing/paths.ts';
import { isCurrentPage } from './operatorPages.ts';

const currentAt = (pathname: string) => OPERATOR_PAGES.filter((page) => isCurrentPage(page, pathname, 'en'));

describe('the menu of the operator', () => {
  it('marks the page of its own address alone', () => {
    for (const page of OPERATOR_PAGES) expect(currentAt(hrefOf(page, { lang: 'en' }))).toEqual([page]);
  });

  it('marks where one company and one notice belong', () => {
    expect(currentAt('/en/operator/companies/7')).toEqual(['operator-companies']);
    expect(currentAt('/en/operator/notices/7')).toEqual(['operator-notices']);
  });

  it('marks nothing on the own profile', () => {
    expect(currentAt('/en/operator/profile')).toEqual([]);
  });
});
