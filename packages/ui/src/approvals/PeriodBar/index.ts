export { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';
