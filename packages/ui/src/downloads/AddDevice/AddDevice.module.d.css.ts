// The address of the item; null for none.
declare const classes: {
  readonly missing: string;
  readonly hint: string;
  readonly fileWay: string;
  readonly parts: string;
  readonly card: string;
};
export default classes;
