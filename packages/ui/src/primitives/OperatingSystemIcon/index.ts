export { OperatingSystemIcon, type OperatingSystemIconProps } from './OperatingSystemIcon.tsx';
