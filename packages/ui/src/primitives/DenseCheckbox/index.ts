export { DenseCheckbox, type DenseCheckboxProps } from './DenseCheckbox.tsx';
