export { DenseSwitch, type DenseSwitchProps } from './DenseSwitch.tsx';
