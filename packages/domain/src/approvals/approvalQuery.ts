import type { ApprovalSearchKey } from './approvalAddress.ts';
import { dateTimeText } from '../time/index.ts';

/** Which of the three lists is shown: one's own, pending, or processed requests. */
export type ApprovalList = 'own' | 'request' | 'history';

/** What a list is queried for. */
export interface ApprovalView {
  readonly list: ApprovalList;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly order: 'asc' | 'desc';
  /** Epoch milliseconds. */
  readonly range?: { readonly from: number; readonly to: number };
  readonly search?: { readonly key: ApprovalSearchKey; readonly value: string };
}

/** The parameters of the list call. */
export interface ApprovalListQuery {
  readonly type?: 'request' | 'history';
  readonly by: 'proposal_time';
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
  readonly startDate?: string;
  readonly endDate?: string;
  readonly searchKey?: ApprovalSearchKey;
  readonly searchValue?: string;
}

/** What a list sends; search parameters only when there is a search (C-APPROVAL-24 to -27). */
export function approvalQuery({ list, page, pageSize, order, range, search }: ApprovalView): ApprovalListQuery {
  const value = search?.value.trim() ?? '';
  return {
    ...(list === 'own' ? {} : { type: list }),
    by: 'proposal_time',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order,
    ...(range ? { startDate: dateTimeText(range.from), endDate: dateTimeText(range.to) } : {}),
    ...(search && value !== '' ? { searchKey: search.key, searchValue: value } : {}),
  };
}
