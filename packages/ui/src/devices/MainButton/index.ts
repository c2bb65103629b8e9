export { MainButton, type MainButtonProps } from './MainButton.tsx';
