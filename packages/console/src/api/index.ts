export { clientOf, createConsoleApi } from './consoleApi.ts';
export { createDeviceCache, type DeviceCache } from './deviceCache.ts';
export { createNetwork, type Network, type Reach } from './network.ts';
export { createStartAnswers, type StartAnswers } from './startAnswers.ts';
