import type { Registry } from '../http/index.ts';
import { actOnTicket } from './actOnTicket.ts';
import { listTickets } from './listTickets.ts';

/** The operations of this area. */
export const ticketsOperations = {
  actOnTicket,
  listTickets,
} satisfies Partial<Registry>;
