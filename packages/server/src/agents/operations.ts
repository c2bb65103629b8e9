import type { Registry } from '../http/index.ts';
import { answerAgentCommand } from './answerAgentCommand.ts';
import { createEnrolment } from './createEnrolment.ts';
import { enrolAgent } from './enrolAgent.ts';
import { listAgentCommands } from './listAgentCommands.ts';
import { listEnrolmentDevices } from './listEnrolmentDevices.ts';
import { listEnrolments } from './listEnrolments.ts';
import { reportHeartbeat } from './reportHeartbeat.ts';
import { reportScreen } from './reportScreen.ts';
import { reportShutdown } from './reportShutdown.ts';
import { revokeEnrolment } from './revokeEnrolment.ts';
import { changeRollout } from './rollouts/changeRollout.ts';
import { listRolloutDevices } from './rollouts/listRolloutDevices.ts';
import { listRollouts } from './rollouts/listRollouts.ts';
import { startRollout } from './rollouts/startRollout.ts';

/** The operations of this area. */
export const agentsOperations = {
  answerAgentCommand,
  changeRollout,
  createEnrolment,
  enrolAgent,
  listAgentCommands,
  listEnrolmentDevices,
  listEnrolments,
  listRolloutDevices,
  listRollouts,
  reportHeartbeat,
  reportScreen,
  reportShutdown,
  revokeEnrolment,
  startRollout,
} satisfies Partial<Registry>;
