import { checkId } from '../accounts/index.ts';
import { checkPersonName } from './subUser.ts';

/** The columns of the sheet for many users, in order, each with the field it fills (C-BULK-03, C-BULK-04). */
export const USER_SHEET_COLUMNS = [
  { title: 'ID', field: 'loginId' },
  { title: 'PW', field: 'password' },
  { title: 'Name', field: 'name' },
  { title: 'Email', field: 'email' },
  { title: 'Phone', field: 'phone' },
  { title: 'Department', field: 'department' },
  { title: 'Position', field: 'position' },
  { title: 'Group', field: 'groupName' },
] as const;

/** The maximum number of users in one sheet. */
export const USER_SHEET_LIMIT = 500;

/** A field of a user in the sheet. */
export type UserSheetField = (typeof USER_SHEET_COLUMNS)[number]['field'];

/** A row of the sheet. */
export type UserSheetRow = Readonly<Record<UserSheetField, string>>;

function rowOf(cells: readonly string[]): UserSheetRow {
  const at = (field: UserSheetField) =>
    (cells[USER_SHEET_COLUMNS.findIndex((column) => column.field === field)] ?? '').trim();
  return {
    loginId: at('loginId'),
    password: at('password'),
    name: at('name'),
    email: at('email'),
    phone: at('phone'),
    department: at('department'),
    position: at('position'),
    groupName: at('groupName'),
  };
}

/**
 * The users of a sheet, read by position, because the headers differ by language. A row whose ID or name is invalid is
 * silently dropped (C-BULK-07, C-BULK-08), which may or may not apply to the header row; it is always left out.
 *
 * @param cells Every row of the sheet, headers first.
 */
export function readUserSheet(cells: readonly (readonly string[])[]): readonly UserSheetRow[] {
  return cells
    .slice(1)
    .map(rowOf)
    .filter(({ loginId, name }) => checkId(loginId) === null && checkPersonName(name) === null);
}
