export { answerFor, everyAnswer, handlerFor, type AnswerOf } from './answers.ts';
export { backend, type Backend, type BackendState } from './backend.ts';
export { http } from './contractHttp.ts';
export {
  aDevice,
  aDeviceDetail,
  aGroup,
  aGroupDetail,
  aLicense,
  anApproval,
  anAuditEntry,
  aNotice,
  aProfile,
  aRecording,
  aRunningSession,
  aSummary,
  aTicket,
} from './data.ts';
export { fetchFrom } from './fetchFrom.ts';
export { given, problem } from './given.ts';
export { holdTimers, type HeldTimers } from './holdTimers.ts';
export { aCompany, aFoundPerson, aPendingMail, aServerHealth } from './operator.ts';
export { aBlockingPolicy, aUser, someFunctionSettings } from './people.ts';
export { remoteSocket, type DeviceEnd } from './remoteSocket.ts';
export type { WorldInboxItem } from './world/inbox.ts';
export { WORLD_PROOF } from './world/proof.ts';
export { pageOf } from './world/world.ts';
