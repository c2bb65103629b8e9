// The address of the item; null for none.
declare const classes: {
  readonly name: string;
  readonly warning: string;
};
export default classes;
