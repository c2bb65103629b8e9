import { formatDeviceView, parseDeviceView, type ColumnChoice, type DeviceView } from '../devices/index.ts';
import { isAdmin, isSubManager, type RoleSession } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { checkInput } from '../text/index.ts';
import type { ViewParameters } from '../address/index.ts';

/** The maximum number of saved views per user. */
export const SAVED_VIEWS_LIMIT = 50;

/** Longest name of a saved view, in characters. */
export const VIEW_NAME_LIMIT = 60;

/** Who a view is shared with. */
export const VIEW_SHARINGS = ['private', 'group', 'company'] as const;

/** Who a view is shared with: nobody, a group's users, or everyone in the company. */
export type ViewSharing = (typeof VIEW_SHARINGS)[number];

/** What is wrong with a view's name, or `null`. */
export const checkViewName = (name: string): ReturnType<typeof checkInput> =>
  checkInput(name.trim(), { limit: VIEW_NAME_LIMIT });

/** How a user may share views: managers in every way, sub-managers with groups that they can open. */
export function viewSharingsOf(session: RoleSession): readonly ViewSharing[] {
  if (isAdmin(session)) return VIEW_SHARINGS;
  return isSubManager(session) ? ['private', 'group'] : ['private'];
}

/** Whether a user may change or remove a view: its owner may, and managers if it is shared. */
export const mayChangeView = (
  view: { readonly isOwn: boolean; readonly sharing: ViewSharing },
  session: RoleSession,
): boolean => view.isOwn || (view.sharing !== 'private' && isAdmin(session));

/** Why a view may not be shared like that, or `null`. */
export const checkViewSharing = (
  sharing: ViewSharing,
  session: RoleSession,
): Extract<RuleMessage, 'no_permission'> | null => (viewSharingsOf(session).includes(sharing) ? null : 'no_permission');

/** What is saved of a list: everything except its page, with the table in place of the edit mode. */
export function savedParameters(view: DeviceView): Record<string, string> {
  return formatDeviceView({ ...view, page: 1, view: view.view === 'edit' ? 'table' : view.view });
}

/** The list from a saved view; invalid parts become the list's initial values. */
export const savedDeviceView = (parameters: ViewParameters): DeviceView => parseDeviceView(parameters);

/** A view that a user saves, before the server has it. */
export interface ViewToSave {
  readonly place: string;
  readonly parameters: Record<string, string>;
  readonly columns: { readonly order: string[]; readonly hidden: string[] };
}

/** What is saved of a list: its location, its filters and order, and its columns. */
export const viewToSave = (groupId: string, view: DeviceView, { order, hidden }: ColumnChoice): ViewToSave => ({
  place: groupId,
  parameters: savedParameters(view),
  columns: { order: [...order], hidden: [...hidden] },
});
