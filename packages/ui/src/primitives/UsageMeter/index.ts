export { HIGH_USAGE, UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';
