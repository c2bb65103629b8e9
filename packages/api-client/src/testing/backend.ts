import type { HttpHandler } from 'msw';
import { http } from './contractHttp.ts';
import { given } from './given.ts';
import { accessHandler } from './world/access.ts';
import { approvalHandlers } from './world/approvalHandlers.ts';
import { deviceHandlers } from './world/deviceHandlers.ts';
import { type Happenings, happenings } from './world/happenings.ts';
import { groupHandlers } from './world/groupHandlers.ts';
import { groupLinkHandlers } from './world/groupLinkHandlers.ts';
import { inboxHandlers } from './world/inboxHandlers.ts';
import { operatorHandlers } from './world/operatorHandlers.ts';
import { overviewHandlers } from './world/overviewHandlers.ts';
import { savedViewHandlers } from './world/savedViewHandlers.ts';
import { tagHandlers } from './world/tagHandlers.ts';
import { ticketHandlers } from './world/ticketHandlers.ts';
import { userHandlers } from './world/userHandlers.ts';
import { createWorld, type World, type WorldState } from './world/world.ts';

/** The state of a simulated server. */
export type BackendState = WorldState;

/** Handlers over a state that they change, and the state itself to look at. */
export interface Backend {
  handlers: HttpHandler[];
  state: BackendState;
  /** What happens without a call. */
  happen: Happenings;
}

const noticeHandlers = ({ state }: World) => [
  http.get('/notices', ({ response }) =>
    response(200).json({ status: 200, meta: { totalCount: state.notices.length }, objects: state.notices }),
  ),
];

/** Nobody is on a device, and nothing is recorded: whoever simulates a session answers for itself. */
const remoteHandlers = () => [given.runningSessions([]), given.recordings([])];

/**
 * The one simulated server with a memory, for stories and tests. It decides by the rules of `domain`, so it has none of
 * its own; the server's behavior suite runs against it as well, so that both give the same answers.
 */
export function backend(start: Partial<BackendState>): Backend {
  const world = createWorld(start);
  // Fixed paths come before those with a parameter in the same place.
  const areas = [
    approvalHandlers,
    ticketHandlers,
    deviceHandlers,
    groupLinkHandlers,
    groupHandlers,
    noticeHandlers,
    userHandlers,
    overviewHandlers,
    inboxHandlers,
    operatorHandlers,
    savedViewHandlers,
    tagHandlers,
    remoteHandlers,
  ];
  const handlers = areas.flatMap((handlersOf): HttpHandler[] => handlersOf(world));
  return { handlers: [accessHandler(world), ...handlers], state: world.state, happen: happenings(world) };
}
