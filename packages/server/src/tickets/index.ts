export { accessGiven } from './accessEntries.ts';
export { closedDevice } from './actOnTicket.ts';
export { ticketsOperations } from './operations.ts';
export { sweepTickets } from './sweepTickets.ts';
export { ticketStore } from './ticketStore.ts';
export { addWorker, WORKER } from './workers.ts';
