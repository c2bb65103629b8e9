import type { Kysely, Selectable } from 'kysely';
import type { Engine } from './dialect.ts';
import type { OpenDatabase } from './openDatabase.ts';
import type { DeviceEventType, Schema } from './schema.ts';

/** The time, in epoch milliseconds. Tests provide their own. */
export type Clock = () => number;

/** An event as it is stored. */
export type StoredEvent = Selectable<Schema['events']>;

/** Something to send to open screens. */
export type NewEvent =
  | {
      /** `agent_called` is for the agent waiting for commands, not for screens. */
      readonly type: DeviceEventType | 'agent_called';
      readonly companyId: number;
      readonly deviceId: number;
      readonly groupId: number;
      /** The group the device just left. */
      readonly previousGroupId?: number;
      /** The enrollment token of an added device. */
      readonly enrolmentId?: number;
    }
  | {
      readonly type: 'command_changed';
      readonly companyId: number;
      readonly deviceId: number;
      readonly groupId: number;
      readonly commandId: number;
    }
  | { readonly type: 'groups_changed' | 'tags_changed'; readonly companyId: number }
  | { readonly type: 'notices_changed' }
  | {
      readonly type: 'ticket_changed';
      readonly companyId: number;
      readonly ticketId: number;
      /** The temporary account, which is informed in addition to the company; null while the ticket has none. */
      readonly workerId: number | null;
    }
  | {
      readonly type: 'approval_changed';
      readonly companyId: number;
      readonly approvalId: number;
      /** The requester, who is informed in addition to the approvers. */
      readonly requesterId: number;
    }
  | {
      readonly type: 'inbox_changed';
      readonly companyId: number;
      /** Whose inboxes have changed; each is informed of their own. */
      readonly memberIds: readonly number[];
    }
  | {
      readonly type: 'saved_views_changed';
      readonly companyId: number;
      /** Whose saved views have changed; null for everybody of the company. */
      readonly memberIds: readonly (number | null)[];
    }
  | { readonly type: 'session_ended'; readonly companyId: number; readonly sessionId: number };

/** How events reach the streams of this process, and of the others. */
export interface EventBus {
  /** Subscribes to all events from now on, in the order of their commits. Returns the unsubscribe function. */
  readonly subscribe: (listener: (event: StoredEvent) => void) => () => void;
  /** Called inside the transaction that wrote the events. */
  readonly written: (query: Kysely<Schema>, events: readonly StoredEvent[]) => Promise<void>;
  /** Called after that transaction was committed. */
  readonly committed: (events: readonly StoredEvent[]) => void;
  /** How far back a reader that catches up must reread, because ids may become visible out of order. */
  readonly overlap: number;
  readonly close: () => Promise<void>;
}

/** What stores work with: the database, the time, and a way to notify open screens. */
export interface Connection {
  readonly query: Kysely<Schema>;
  readonly engine: Engine;
  readonly now: Clock;
  /** Runs work in one transaction; inside a transaction it joins that one. Events are sent when it is committed. */
  readonly transact: <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;
  /** Notifies open screens, together with what the transaction writes. */
  readonly emit: (event: NewEvent) => Promise<void>;
}

/** What an event is about if that is not a device, and what a device came with. */
function subjectOf(event: NewEvent): number | null {
  if ('ticketId' in event) return event.ticketId;
  if ('approvalId' in event) return event.approvalId;
  if ('commandId' in event) return event.commandId;
  return 'enrolmentId' in event ? (event.enrolmentId ?? null) : null;
}

/** Whom an event is addressed to by name, each with a separate event. */
function peopleOf(event: NewEvent): readonly (number | null)[] {
  switch (event.type) {
    case 'approval_changed':
      return [event.requesterId];
    case 'ticket_changed':
      return [event.workerId];
    case 'inbox_changed':
    case 'saved_views_changed':
      return event.memberIds;
    default:
      return [null];
  }
}

/** Maximum number of events written by one statement. */
const EVENTS_AT_ONCE = 400;

async function append(query: Kysely<Schema>, event: NewEvent, now: number): Promise<StoredEvent[]> {
  const ofDevice = 'deviceId' in event ? event : null;
  const common = {
    company_fk: 'companyId' in event ? event.companyId : null,
    type: event.type,
    device_fk: ofDevice?.deviceId ?? null,
    device_group_fk: ofDevice?.groupId ?? null,
    previous_group_fk: 'previousGroupId' in event ? (event.previousGroupId ?? null) : null,
    session_fk: 'sessionId' in event ? event.sessionId : null,
    subject_fk: subjectOf(event),
    for_approvers: 'ticketId' in event || 'approvalId' in event ? 1 : 0,
    created_at: now,
  } as const;
  const people = peopleOf(event);
  const stored: StoredEvent[] = [];
  for (let start = 0; start < people.length; start += EVENTS_AT_ONCE) {
    const rows = people.slice(start, start + EVENTS_AT_ONCE).map((member_fk) => ({ ...common, member_fk }));
    stored.push(...(await query.insertInto('events').values(rows).returningAll().execute()));
  }
  return stored;
}

/** Connects stores to a database. */
export function connect(database: Pick<OpenDatabase, 'query' | 'engine'>, bus: EventBus, now: Clock): Connection {
  const transact: Connection['transact'] = async (work) => {
    const events: StoredEvent[] = [];
    const result = await database.query.transaction().execute(async (query) => {
      const inside: Connection = {
        query,
        engine: database.engine,
        now,
        transact: (more) => more(inside),
        emit: async (event) => {
          events.push(...(await append(query, event, now())));
        },
      };
      const answer = await work(inside);
      if (events.length > 0) await bus.written(query, events);
      return answer;
    });
    if (events.length > 0) bus.committed(events);
    return result;
  };
  return {
    query: database.query,
    engine: database.engine,
    now,
    transact,
    emit: (event) => transact((inside) => inside.emit(event)),
  };
}
