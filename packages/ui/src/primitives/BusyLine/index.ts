export { BusyLine } from './BusyLine.tsx';
