// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly item: string;
};
export default classes;
