export { InvitationForm, type InvitationFailure, type InvitationFormProps } from './Invitation/InvitationForm.tsx';
export { InvitationWidget, type InvitationWidgetProps, type OpenedInvitation } from './Invitation/InvitationWidget.tsx';
export {
  ManagerSelectDialog,
  type ManagerSelectDialogProps,
  type ManagerSelectStep,
  type SearchOutcome,
} from './ManagerSelect/ManagerSelectDialog.tsx';
export {
  ManagerSelectWidget,
  type ChosenManager,
  type ManagerSelectWidgetProps,
} from './ManagerSelect/ManagerSelectWidget.tsx';
export {
  PartnerJoinForm,
  type JoinFailure,
  type JoinRequest,
  type PartnerJoinFormProps,
} from './PartnerJoin/PartnerJoinForm.tsx';
export { PartnerJoinWidget, type PartnerJoinWidgetProps } from './PartnerJoin/PartnerJoinWidget.tsx';
export { PartnerLoginWidget, type PartnerLoginWidgetProps } from './PartnerLoginWidget.tsx';
export { Welcome, type WelcomeProps } from './Welcome/Welcome.tsx';
