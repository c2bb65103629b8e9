export { StatusSign, type StatusSignProps, type StatusTone } from './StatusSign.tsx';
