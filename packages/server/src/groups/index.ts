export { approvalPolicies, type PolicyOfGroup } from './approvalPolicy.ts';
export { type GroupEditor, groupEditor } from './groupEditor.ts';
export { groupStore, type GroupStore } from './groupStore.ts';
export { listGroups } from './listGroups.ts';
export { groupsOperations } from './operations.ts';
export { type RemotePolicy, remotePolicy } from './remotePolicy.ts';
