export { thisMachine, type Machine } from './machine.ts';
export { startRealAgent, type RealAgentOptions } from './startRealAgent.ts';
export { tagsToSend } from './tagsToSend.ts';
