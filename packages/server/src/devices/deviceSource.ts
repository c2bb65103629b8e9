import type { Group } from '@remote-console/api-client/contract';
import type { GroupStore } from '../groups/index.ts';
import { problem } from '../http/index.ts';
import type { DeviceSource } from './devicePage.ts';

/** How a request names the list that it asks for. */
interface AskedList {
  /** The ID of a group, or one of the two lists that are none; all devices when left out. */
  readonly group?: string | number | undefined;
  /** 1 for the devices of the groups below it as well. */
  readonly subgroups?: 0 | 1 | undefined;
}

/** The list to look in, or why the person may not look there. */
type FoundSource =
  | {
      readonly ok: true;
      readonly source: DeviceSource;
      /** The group that was asked for; `null` where none was. */
      readonly group: Group | null;
    }
  | { readonly ok: false; readonly refusal: ReturnType<typeof problem<403>> | ReturnType<typeof problem<404>> };

/**
 * The list that a request asks for, once the person may open its group. The root with its subgroups has all devices, as
 * every group is below it: those are found without collecting the groups first, which takes longer than the page itself.
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
