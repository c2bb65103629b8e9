import { choiceParameter, listState, orderParameter, pageParameter, searchParameter } from '../address/index.ts';

/** What companies can be sorted by. */
export const COMPANY_ORDERS = ['name', 'devices', 'people', 'last_activity', 'create_time'] as const;

/** One of these sort keys. */
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** Rows per page of the operator's lists. */
export const OPERATOR_PAGE_SIZE = 20;

/** The minimum number of letters in a user search: fewer would list everyone. */
export const PEOPLE_SEARCH_LEAST = 2;

const LONGEST_SEARCH = 100;

/** Everything about the company list that its address carries. */
export interface CompanyView {
  /** From 1. */
  readonly page: number;
  /** Empty for all. */
  readonly search: string;
  readonly by: CompanyOrder;
  readonly order: 'asc' | 'desc';
}

const companyState = listState<CompanyView>({
  search: searchParameter('search', LONGEST_SEARCH),
  by: choiceParameter('by', COMPANY_ORDERS, 'name'),
  order: orderParameter('asc'),
  page: pageParameter(),
});

/** Reads the list's state from the address; by default, it is sorted by name. */
export const parseCompanyView = companyState.parse;

/** Writes the list's state for the address. */
export const formatCompanyView = companyState.format;

const cutOf = (page: number) => ({ limit: OPERATOR_PAGE_SIZE, offset: (page - 1) * OPERATOR_PAGE_SIZE });

/** What the list requests from the server. */
export function companyQuery({ page, search, by, order }: CompanyView) {
  return { ...cutOf(page), by, order, ...(search === '' ? {} : { search }) };
}

/** A user search, or the list of pending emails, as in its address. */
export interface OperatorView {
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

const operatorState = listState<OperatorView>({
  search: searchParameter('search', LONGEST_SEARCH),
  page: pageParameter(),
});

/** Reads page and search from the address. */
export const parseOperatorView = operatorState.parse;

/** Writes them for the address. */
export const formatOperatorView = operatorState.format;

/** What a user search requests from the server; null while it has too few letters. */
export function peopleQuery({ page, search }: OperatorView) {
  const text = search.trim();
  return [...text].length < PEOPLE_SEARCH_LEAST ? null : { ...cutOf(page), search: text };
}

/** What the list of pending emails requests. */
export function mailQuery({ page }: Pick<OperatorView, 'page'>) {
  return cutOf(page);
}
