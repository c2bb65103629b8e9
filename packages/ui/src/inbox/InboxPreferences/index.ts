export { InboxPreferences, type ChoiceFault, type InboxPreferencesProps } from './InboxPreferences.tsx';
