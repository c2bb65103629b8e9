// The address of the item; null for none.
declare const classes: {
  readonly facts: string;
  readonly fact: string;
  readonly term: string;
  readonly value: string;
};
export default classes;
