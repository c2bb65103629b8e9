export { OperatingSystemIcon, operatingSystemIcon, type OperatingSystemIconProps } from './OperatingSystemIcon.tsx';
