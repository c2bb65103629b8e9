export { PolicySwitch, type PolicySwitchProps } from './PolicySwitch.tsx';
