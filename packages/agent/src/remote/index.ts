export { openByteStreams } from './byteStreams.ts';
export { simulatedPerson, type DeviceNotifier, type RemotePresence, type RemoteRequest } from './consent.ts';
export { thisDevice } from './deviceNotifier.ts';
export { dialRemote } from './dialRemote.ts';
export { shownName } from './personName.ts';
export {
  allowanceSentence,
  allowanceWords,
  NOTHING_ALLOWED,
  readAllowance,
  type RemoteAllowance,
} from './remoteAllowance.ts';
export { createRemoteHost, kindsOf, type RemoteHost, type RemoteServices } from './remoteHost.ts';
export { offersOfMachine, offersOfSimulated } from './remoteOffers.ts';
export { askAgent, type AgentAnswer } from './sessions/askAgent.ts';
export { attendMachine } from './sessions/attendMachine.ts';
export type { ControlRequest } from './sessions/controlMessages.ts';
export { UNATTENDED, type DeviceSession, type SessionAttendance } from './sessions/deviceSessions.ts';
