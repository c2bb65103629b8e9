import type { ConsoleEvent, Device, Ticket } from '../../contract.ts';
import { sweepApprovals, sweepTeams } from './approvalChanges.ts';
import { asCaller } from './callers.ts';
import { changeDevice } from './deviceChanges.ts';
import { noteAlert } from './inbox.ts';
import { addTicket, beginWork, sweepTickets } from './tickets.ts';
import type { World } from './world.ts';

/** What happens in a company without a call of the console. */
export interface Happenings {
  /** Time passes, in milliseconds, and everything due then is done. */
  readonly pass: (milliseconds: number) => void;
  /** A person applies for work on devices. */
  readonly apply: (ticket?: Partial<Ticket>) => Ticket;
  /** The temporary account of a ticket logs in. */
  readonly logIn: (ticket: Ticket) => void;
  /** A device goes online or offline. */
  readonly turn: (device: Device) => void;
  /** An alert of a device begins. */
  readonly alert: (device: Device, alert: { readonly alertCode: string; readonly alertValue: number }) => void;
  /** Sends a person of the company the events that concern them; the returned function ends that. */
  readonly listen: (loginId: string, listener: (event: ConsoleEvent) => void) => () => void;
}

/** What happens in a world without a call. */
export function happenings(world: World): Happenings {
  return {
    pass: (milliseconds) => {
      world.state.now += milliseconds;
      sweepTickets(world);
      sweepApprovals(world);
      sweepTeams(world);
    },
    apply: (ticket) => addTicket(world, ticket),
    logIn: (ticket) => beginWork(world, ticket),
    turn: (device) => changeDevice(world, device, { isOnline: !device.isOnline }),
    alert: (device, alert) => noteAlert(world, device, alert),
    listen: (loginId, listener) =>
      world.listen((event, concerns) => {
        const user = world.state.users.find((each) => each.loginId === loginId);
        if (user && concerns(asCaller(user))) listener(event);
      }),
  };
}
