export { TicketStateSign, type TicketStateSignProps } from './TicketStateSign.tsx';
