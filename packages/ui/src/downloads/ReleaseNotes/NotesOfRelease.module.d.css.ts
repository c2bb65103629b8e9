// The address of the item; null for none.
declare const classes: {
  readonly list: string;
};
export default classes;
