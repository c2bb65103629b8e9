export { AddDevice, type AddDeviceProps, type AgentFile } from './AddDevice.tsx';
export type { AddDeviceRight, AddDeviceStage, ArrivedDevice, CommandFailure, MadeCommand } from './addDeviceStage.ts';
export type { GroupChoice } from './CommandForm.tsx';
