// The address of the item; null for none.
declare const classes: {
  readonly edit: string;
};
export default classes;
