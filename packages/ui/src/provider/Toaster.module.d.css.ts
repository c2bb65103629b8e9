// The address of the item; null for none.
declare const classes: {
  readonly toaster: string;
  readonly region: string;
  readonly whole: string;
  readonly room: string;
  readonly latest: string;
};
export default classes;
