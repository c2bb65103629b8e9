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
export { aCompany, aFoundPerson, aPendingMail, aServerHealth } from './operator.ts';
export { aBlockingPolicy, aUser, someFunctionSettings } from './people.ts';
export { answerFor, type AnswerOf, everyAnswer, handlerFor } from './answers.ts';
export { fetchFrom } from './fetchFrom.ts';
export { holdTimers, type HeldTimers } from './holdTimers.ts';
export { http } from './contractHttp.ts';
export { remoteSocket, type DeviceEnd } from './remoteSocket.ts';
export { given, problem } from './given.ts';
export { backend, type Backend, type BackendState } from './backend.ts';
export { WORLD_PROOF } from './world/proof.ts';
export type { WorldInboxItem } from './world/inbox.ts';
export { pageOf } from './world/world.ts';
