export { noteDeviceCounts } from './deviceCounts.ts';
export { getDeviceSummary } from './getDeviceSummary.ts';
export { overviewOperations } from './operations.ts';
