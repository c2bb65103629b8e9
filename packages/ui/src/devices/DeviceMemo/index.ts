export { DeviceMemo, deviceMemo, type DeviceMemoProps, type SaveMemo } from './DeviceMemo.tsx';
