export { DeviceChoice, type ChosenDevice, type DeviceChoiceProps } from './DeviceChoice/DeviceChoice.tsx';
export { PartnerApplicationsWidget } from './PartnerApplicationsWidget.tsx';
export { TicketDialog, type TicketDialogProps } from './TicketDialog/TicketDialog.tsx';
export { TicketStateBadge, type TicketStateBadgeProps } from './TicketStateBadge/TicketStateBadge.tsx';
export type { TicketListProps } from './TicketTable.tsx';
export { TicketTabsWidget } from './TicketTabsWidget.tsx';
