export { MainButton, MainHint, type MainButtonProps } from './MainButton.tsx';
