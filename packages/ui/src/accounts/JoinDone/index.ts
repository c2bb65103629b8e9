export { JoinDone, type JoinDoneProps } from './JoinDone.tsx';
