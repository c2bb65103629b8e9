// The address of the item; null for none.
declare const classes: {
  readonly release: string;
  readonly head: string;
  readonly version: string;
  readonly date: string;
  readonly card: string;
  readonly title: string;
  readonly earlier: string;
};
export default classes;
