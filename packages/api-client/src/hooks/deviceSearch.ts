import useSWR from 'swr';
import { answerOf } from '../client/index.ts';
import { useApi } from './ApiProvider.ts';
import { cachePrefixOf } from './cachePrefix.ts';
import { PAGED } from './pagedReads.ts';

/** How many devices a quick search offers. */
const OFFERED_DEVICES = 8;

/** What a quick search is kept under, and the signal that gives it up while it is on its way. */
type SearchKey = readonly [prefix: string, 'device search', { readonly text: string; readonly signal?: AbortSignal }];

/**
 * The first devices whose name, memo or address contains a text. A search by the way: it is not kept among the lists of
 * devices that open at once the next time.
 *
 * @param text An empty one asks nothing.
 */
export function useDeviceSearch(text: string) {
  const { client } = useApi();
  const ask = async ([, , { signal }]: SearchKey) => {
    const query = { by: 'alias', order: 'asc', limit: OFFERED_DEVICES, searchKey: 'any', searchValue: text } as const;
    return (await answerOf(client.GET('/devices', { params: { query }, ...(signal && { signal }) }))).objects;
  };
  const key: SearchKey = [cachePrefixOf(client), 'device search', { text }];
  return useSWR(text === '' ? null : key, ask, PAGED);
}
