export {
  SHEET_ROWS_PER_PAGE,
  USER_SHEET_BYTES,
  UserSheet,
  type ListedSheetRow,
  type UserSheetProps,
} from './UserSheet.tsx';
