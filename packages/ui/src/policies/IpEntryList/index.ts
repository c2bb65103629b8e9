export { ipEntryKey, IpEntryList, type IpEntry, type IpEntryListProps } from './IpEntryList.tsx';
