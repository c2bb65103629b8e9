export { aDevice, aDeviceDetail, aGroup, aLicense, aNotice, aProfile, anAuditEntry, aSummary } from './data.ts';
export { answerFor, type AnswerOf, everyAnswer, handlerFor } from './answers.ts';
export { fetchFrom } from './fetchFrom.ts';
export { given, http, problem } from './given.ts';
export { backend, type Backend, type BackendState } from './backend.ts';
