export { thisComputer } from './computer.ts';
export { examine } from './doctor.ts';
export { installAgent } from './install.ts';
export { readInstallation } from './installation.ts';
export { readNetwork, useNetwork } from './network.ts';
export { noteRunning } from './runningState.ts';
export { tellSessions } from './sessions.ts';
export { tellStatus } from './status.ts';
export { uninstallAgent } from './uninstall.ts';
