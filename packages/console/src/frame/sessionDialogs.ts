export { LoginAgainDialog, SessionEndingDialog } from '@remote-console/ui/accounts';
