// The address of the item; null for none.
declare const classes: {
  readonly title: string;
  readonly hint: string;
  readonly chosen: string;
  readonly devices: string;
  readonly empty: string;
  readonly matches: string;
};
export default classes;
