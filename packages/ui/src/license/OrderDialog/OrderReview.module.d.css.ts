// Generated from the style sheet by `npm run generate`. Do not edit.
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
