export { DenseCheckbox, denseCheckbox, type DenseCheckboxProps } from './DenseCheckbox.tsx';
