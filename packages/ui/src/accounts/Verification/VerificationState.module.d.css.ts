// The address of the item; null for none.
declare const classes: {
  readonly sign: string;
  readonly good: string;
  readonly state: string;
  readonly answer: string;
  readonly title: string;
  readonly hint: string;
};
export default classes;
