import { setTimeout as pause } from 'node:timers/promises';
import { isRecorded, readHello, readRemoteFrame, type RemoteEnd, type RemoteEndReason } from '@remote-console/domain';
import type { WebSocket } from 'ws';
import { type RemotePolicy, remotePolicy } from '../../groups/index.ts';
import { findMember } from '../../members/index.ts';
import { noteTransfer } from '../noteTransfer.ts';
import { type OpenedConnection, takePermission } from '../permissions.ts';
import { noteRefusedToken } from '../refusals.ts';
import { remoteSeat } from '../remoteParts.ts';
import { noteBegin, noteEnd } from '../sessionRecords.ts';
import { noteTerminal } from '../sharedTerminals.ts';
import { callAgent, deviceOf } from './callAgent.ts';
import type { LinkRecording, LinkServices } from './link.ts';
import type { RelayContext } from './relayContext.ts';
import { openLink } from './remoteLink.ts';
import { bidFarewell } from './wire.ts';

/** The first message of a browser; null when it is invalid or takes too long. */
async function firstMessage(browser: WebSocket, patienceMs: number): Promise<string | null> {
  const heard = new Promise<string | null>((resolve) => {
    browser.once('message', (data, isBinary) => {
      const frame = isBinary && Buffer.isBuffer(data) ? readRemoteFrame(data) : null;
      resolve(frame?.lane === 'server' ? (readHello(frame.message)?.token ?? null) : null);
    });
    browser.once('close', () => resolve(null));
  });
  return Promise.race([heard, pause(patienceMs, null, { ref: false })]);
}

/** How a connection is recorded, by the policy of its group; null where it is not. */
function recordingOf(
  { recordings }: RelayContext,
  opened: OpenedConnection,
  { recording: { recording, days } }: RemotePolicy,
): LinkRecording | null {
  const { kind } = opened;
  if (!isRecorded(recording, kind)) return null;
  return { days, start: (sessionId, events) => recordings.start({ opened, sessionId, kind, days }, events) };
}

/** What is stored about a connection while it lasts. */
function notesOf(
  { connection, hub, reportError }: RelayContext,
  opened: OpenedConnection,
): Pick<LinkServices, 'openedTerminal' | 'transferred' | 'over'> {
  return {
    openedTerminal(terminal) {
      noteTerminal(connection, opened, terminal).catch(reportError);
    },
    transferred(file, sessionId) {
      noteTransfer(connection, opened, sessionId, file).catch(reportError);
    },
    over(link, end, goesOn) {
      hub.remove(link);
      noteEnd(connection, { pk: opened.pk, sessionId: link.sessionId(), end, goesOn }).catch(reportError);
    },
  };
}

async function refuseSeat(
  { connection }: RelayContext,
  browser: WebSocket,
  opened: OpenedConnection,
  end: RemoteEnd,
): Promise<void> {
  bidFarewell(browser, end);
  await noteEnd(connection, { pk: opened.pk, sessionId: opened.session_fk, end, goesOn: false });
}

/** Starts a permitted connection. */
async function begin(context: RelayContext, browser: WebSocket, opened: OpenedConnection): Promise<void> {
  const { connection, hub, timings, reportError } = context;
  const member = await findMember(connection, opened.member_fk);
  if (!member) return bidFarewell(browser, { reason: 'account_ended', by: '', detail: '' });
  const device = await deviceOf(connection, opened);
  if (!device) return bidFarewell(browser, { reason: 'device_deleted', by: '', detail: '' });
  const policy = await remotePolicy(connection, opened.company_fk, device.groupId);
  const seat = await remoteSeat(connection, opened, policy.sharing);
  // Nobody at the device is asked about a person who may not come.
  if ('refused' in seat) return refuseSeat(context, browser, opened, seat.refused);
  const link = openLink(browser, opened, {
    person: member.name,
    consent: policy.consent,
    recording: recordingOf(context, opened, policy),
    timings,
    reportError,
    call: (one) => callAgent(connection, one, { member, device }),
    begin: (one) => noteBegin(connection, one, policy.sharing),
    ...notesOf(context, opened),
  });
  hub.add(link);
}

/** Accepts a browser: it presents its permission first, and its connection starts. */
export async function receiveBrowser(context: RelayContext, browser: WebSocket, address: string): Promise<void> {
  const { connection, timings, internalUrl, stopping } = context;
  const token = await firstMessage(browser, timings.helloMs);
  const opened = token === null ? null : await takePermission(connection, token, { serverUrl: internalUrl(), address });
  const refused: RemoteEndReason = stopping.aborted ? 'server_stopping' : 'token_refused';
  if (!opened && token !== null) await noteRefusedToken(connection, token);
  if (!opened || stopping.aborted) return bidFarewell(browser, { reason: refused, by: '', detail: '' });
  await begin(context, browser, opened);
}
