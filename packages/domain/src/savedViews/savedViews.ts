import { formatDeviceView, parseDeviceView, type ColumnChoice, type DeviceView } from '../devices/index.ts';
import { isAdmin, isSubManager, type RoleSession } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { checkInput } from '../text/index.ts';
import type { ViewParameters } from '../address/index.ts';

/** How many views a person may save. */
export const SAVED_VIEWS_LIMIT = 50;

/** Longest name of a saved view, in characters. */
export const VIEW_NAME_LIMIT = 60;

/** With whom a view is shared. */
export const VIEW_SHARINGS = ['private', 'group', 'company'] as const;

/** With whom a view is shared: nobody, the people of a group, or everybody of the company. */
export type ViewSharing = (typeof VIEW_SHARINGS)[number];

/** What is wrong with the name of a view, or `null`. */
export const checkViewName = (name: string): ReturnType<typeof checkInput> =>
  checkInput(name.trim(), { limit: VIEW_NAME_LIMIT });

/** How a person may share views: managers in every way, sub-managers with groups that are open to them. */
export function viewSharingsOf(session: RoleSession): readonly ViewSharing[] {
  if (isAdmin(session)) return VIEW_SHARINGS;
  return isSubManager(session) ? ['private', 'group'] : ['private'];
}

/** Whether a person may change or remove a view: its owner may, and a manager where it is shared. */
export const mayChangeView = (
  view: { readonly isOwn: boolean; readonly sharing: ViewSharing },
  session: RoleSession,
): boolean => view.isOwn || (view.sharing !== 'private' && isAdmin(session));

/** Why a view may not be shared like that, or `null`. */
export const checkViewSharing = (
  sharing: ViewSharing,
  session: RoleSession,
): Extract<RuleMessage, 'no_permission'> | null => (viewSharingsOf(session).includes(sharing) ? null : 'no_permission');

/** What of a list is saved: everything but its page, and the table in place of what is being edited. */
export function savedParameters(view: DeviceView): Record<string, string> {
  return formatDeviceView({ ...view, page: 1, view: view.view === 'edit' ? 'table' : view.view });
}

/** The list as a saved view has it; what is not understood is as in a list that opens. */
export const savedDeviceView = (parameters: ViewParameters): DeviceView => parseDeviceView(parameters);

/** A view that a person saves, before the server has it. */
export interface ViewToSave {
  readonly place: string;
  readonly parameters: Record<string, string>;
  readonly columns: { readonly order: string[]; readonly hidden: string[] };
}

/** What is saved of a list: where it is, how it is narrowed and ordered, and its columns. */
export const viewToSave = (groupId: string, view: DeviceView, { order, hidden }: ColumnChoice): ViewToSave => ({
  place: groupId,
  parameters: savedParameters(view),
  columns: { order: [...order], hidden: [...hidden] },
});
