import { useApi } from './ApiProvider.ts';

/** The groups that the caller may see. */
export function useGroups() {
  return useApi().useQuery('/groups');
}
