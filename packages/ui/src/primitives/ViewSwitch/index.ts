export { ViewSwitch, type ViewChoice, type ViewSwitchProps } from './ViewSwitch.tsx';
