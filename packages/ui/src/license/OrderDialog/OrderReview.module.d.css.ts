// The address of the item; null for none.
declare const classes: {
  readonly total: string;
  readonly calculation: string;
  readonly price: string;
  readonly aside: string;
  readonly amount: string;
  readonly facts: string;
  readonly term: string;
  readonly value: string;
  readonly hint: string;
  readonly terms: string;
};
export default classes;
