export { GroupIcons } from './GroupIcons.tsx';
