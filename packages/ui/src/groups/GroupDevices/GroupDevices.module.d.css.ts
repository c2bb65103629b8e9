// The address of the item; null for none.
declare const classes: {
  readonly device: string;
  readonly name: string;
  readonly inside: string;
};
export default classes;
