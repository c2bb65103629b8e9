export { PartnerJoinForm, type JoinFailure, type JoinRequest, type PartnerJoinFormProps } from './PartnerJoinForm.tsx';
export { PartnerJoinWidget, type PartnerJoinWidgetProps } from './PartnerJoinWidget.tsx';
