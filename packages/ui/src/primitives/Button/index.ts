export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonIcons } from './ButtonContent.tsx';
export { buttonClasses, iconButtonClasses, type ButtonLook, type IconButtonLook } from './buttonLook.ts';
export { DenseButton, denseButton, type DenseButtonProps, type DenseSign } from './DenseButton.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
