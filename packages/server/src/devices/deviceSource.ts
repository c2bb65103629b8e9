import type { Group } from '@remote-console/api-client/contract';
import type { GroupStore } from '../groups/index.ts';
import { problem } from '../http/index.ts';
import type { DeviceSource } from './devicePage.ts';

/** How a request names the list that it wants. */
interface AskedList {
  /** The ID of a group, or one of the two lists that are not groups; all devices by default. */
  readonly group?: string | number | undefined;
  /** 1 to include the devices of its subgroups. */
  readonly subgroups?: 0 | 1 | undefined;
}

/** The list to search, or why the person may not search there. */
type FoundSource =
  | {
      readonly ok: true;
      readonly source: DeviceSource;
      /** The requested group; `null` if there is none. */
      readonly group: Group | null;
    }
  | { readonly ok: false; readonly refusal: ReturnType<typeof problem<403>> | ReturnType<typeof problem<404>> };

/**
 * The list that a request wants, once the person may open its group. The root with its subgroups has all devices, as
 * every group is below it: those are found without collecting the groups first, which is slower than the page itself.
 */
export async function deviceSource(
  { groups }: { readonly groups: GroupStore },
  { group: asked = 'all', subgroups }: AskedList,
): Promise<FoundSource> {
  if (asked === 'all') return { ok: true, source: { kind: 'all' }, group: null };
  if (asked === 'favorate') return { ok: true, source: { kind: 'favourites' }, group: null };
  const pk = Number(asked);
  const access = await groups.access(pk);
  if (access.kind === 'missing') return { ok: false, refusal: problem(404, 'not_found') };
  if (access.kind === 'closed') return { ok: false, refusal: problem(403, 'no_group_access') };
  const { group } = access;
  const isEverything = subgroups === 1 && group.parentId === null;
  const source: DeviceSource = isEverything ? { kind: 'all' } : { kind: 'group', pk, subgroups: subgroups === 1 };
  return { ok: true, source, group };
}
