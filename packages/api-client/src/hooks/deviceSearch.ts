import useSWR from 'swr';
import { answerOf } from '../client/index.ts';
import { useApi } from './ApiProvider.ts';
import { cachePrefixOf } from './cachePrefix.ts';
import { PAGED } from './pagedReads.ts';

/** How many devices a quick search offers. */
const OFFERED_DEVICES = 8;

/** The cache key of a quick search, and the signal that aborts it. */
type SearchKey = readonly [prefix: string, 'device search', { readonly text: string; readonly signal?: AbortSignal }];

/**
 * The first devices whose name, memo or address contains a text. Incidental searches are not stored with the device
 * lists that reopen instantly.
 *
 * @param text An empty one requests nothing.
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
