// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly dense: string;
};
export default classes;
