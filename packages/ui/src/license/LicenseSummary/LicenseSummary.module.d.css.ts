// The address of the item; null for none.
declare const classes: {
  readonly figure: string;
  readonly name: string;
  readonly value: string;
  readonly aside: string;
  readonly figures: string;
};
export default classes;
