export { SwitchButtons, type SwitchButton } from './SwitchButtons.tsx';
