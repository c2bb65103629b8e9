export { DenseButton, type DenseButtonProps, type DenseSign } from './DenseButton.tsx';
