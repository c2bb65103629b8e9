export { InvitationForm, type InvitationFailure, type InvitationFormProps } from './InvitationForm.tsx';
export { InvitationWidget, type InvitationWidgetProps, type OpenedInvitation } from './InvitationWidget.tsx';
