export { StatusSign, statusSign, type StatusSignProps, type StatusTone } from './StatusSign.tsx';
