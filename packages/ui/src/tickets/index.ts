export { DeviceChoice, type ChosenDevice, type DeviceChoiceProps } from './DeviceChoice/index.ts';
export { PartnerApplicationsWidget } from './PartnerApplicationsWidget.tsx';
export { TicketDialog, type TicketDialogProps, type TicketOutcome } from './TicketDialog/index.ts';
export { TicketStateSign, type TicketStateSignProps } from './TicketStateSign/index.ts';
export type { TicketListProps } from './TicketTable.tsx';
export { TicketTabsWidget } from './TicketTabsWidget.tsx';
