export { actionLook } from './actionLook.ts';
export { deviceActionsButton } from './deviceActionsButton.tsx';
export { DeviceActionsMenu, type DeviceActionsMenuProps, type MenuAnchor } from './DeviceActionsMenu.tsx';
export { useDeviceMenu, type DeviceMenu } from './useDeviceMenu.tsx';
