// The address of the item; null for none.
declare const classes: {
  readonly name: string;
  readonly link: string;
  readonly button: string;
};
export default classes;
