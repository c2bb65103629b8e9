export {
  type BuildVariables,
  type HelpAddresses,
  readBuildFlags,
  readContract,
  readHelpAddresses,
} from './buildFlags.ts';
export { hasNativeBridge, recogniseMode, type RunningMode } from './modes.ts';
