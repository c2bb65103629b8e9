// The address of the item; null for none.
declare const classes: {
  readonly records: string;
  readonly panel: string;
};
export default classes;
