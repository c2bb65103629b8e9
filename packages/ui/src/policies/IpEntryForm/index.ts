export { IpEntryForm, type IpAddMode, type IpEntryFormProps, type NewIpEntry } from './IpEntryForm.tsx';
