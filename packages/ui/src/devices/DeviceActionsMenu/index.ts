export { actionLook } from './actionLook.ts';
export { DeviceActionsButton, type DeviceActionsButtonProps } from './DeviceActionsButton.tsx';
export { DeviceActionsMenu, type DeviceActionsMenuProps, type MenuAnchor } from './DeviceActionsMenu.tsx';
export { useDeviceMenu, type DeviceMenu } from './useDeviceMenu.tsx';
