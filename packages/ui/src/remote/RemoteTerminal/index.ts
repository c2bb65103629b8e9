export { RemoteTerminal, type RemoteTerminalProps } from './RemoteTerminal.tsx';
