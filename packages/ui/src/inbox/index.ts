export { InboxList, type InboxHref, type InboxListProps } from './InboxList/InboxList.tsx';
export {
  InboxPreferences,
  type ChoiceFault,
  type InboxPreferencesProps,
} from './InboxPreferences/InboxPreferences.tsx';
export { InboxPreferencesWidget, type InboxPreferencesWidgetProps } from './InboxPreferencesWidget.tsx';
export { InboxWidget, type InboxWidgetProps } from './InboxWidget.tsx';
export { LatestInboxWidget, type LatestInboxWidgetProps } from './LatestInboxWidget.tsx';
