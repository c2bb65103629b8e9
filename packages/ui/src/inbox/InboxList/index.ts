export { InboxList, type InboxHref, type InboxListProps } from './InboxList.tsx';
export { InboxRow, type InboxRowProps } from './InboxRow.tsx';
