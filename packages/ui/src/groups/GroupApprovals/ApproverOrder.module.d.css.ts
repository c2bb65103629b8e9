// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly item: string;
  readonly name: string;
};
export default classes;
