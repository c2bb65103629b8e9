export { TicketDialog, type TicketDialogProps, type TicketOutcome } from './TicketDialog.tsx';
