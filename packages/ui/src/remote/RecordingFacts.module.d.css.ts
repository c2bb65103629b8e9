// The address of the item; null for none.
declare const classes: {
  readonly fact: string;
  readonly term: string;
  readonly value: string;
  readonly facts: string;
  readonly kinds: string;
};
export default classes;
