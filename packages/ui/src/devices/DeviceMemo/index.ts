export { DeviceMemo, type DeviceMemoProps, type SaveMemo } from './DeviceMemo.tsx';
