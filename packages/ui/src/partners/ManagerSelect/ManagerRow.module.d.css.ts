// The address of the item; null for none.
declare const classes: {
  readonly manager: string;
  readonly name: string;
  readonly detail: string;
};
export default classes;
