import useSWR from 'swr';
import { answerOf } from '../client.ts';
import { useApi } from './ApiProvider.ts';
import { cachePrefixOf } from './cachePrefix.ts';

/** How many devices a quick search offers. */
const OFFERED_DEVICES = 8;

/**
 * The first devices whose name, memo or address contains a text. A search by the way: it is not kept among the lists of
 * devices that open at once the next time.
 *
 * @param text An empty one asks nothing.
 */
export function useDeviceSearch(text: string) {
  const { client } = useApi();
  const ask = async () => {
    const query = { by: 'alias', order: 'asc', limit: OFFERED_DEVICES, search_key: 'any', search_value: text } as const;
    return (await answerOf(client.GET('/devices', { params: { query } }))).objects;
  };
  return useSWR(text === '' ? null : [cachePrefixOf(client), 'device search', text], ask, { keepPreviousData: true });
}
