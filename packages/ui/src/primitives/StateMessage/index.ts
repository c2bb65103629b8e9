export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
export { NoPermission, type NoPermissionProps } from './NoPermission.tsx';
export { StateMessage, type StateMessageProps } from './StateMessage.tsx';
export { OfflineNote } from './OfflineNote.tsx';
