export { LOGO_BYTES, LOGO_TYPES, LogoField, type LogoFieldProps } from './LogoField.tsx';
