// The address of the item; null for none.
declare const classes: {
  readonly form: string;
  readonly terms: string;
  readonly error: string;
  readonly account: string;
  readonly legend: string;
  readonly hint: string;
  readonly passwords: string;
};
export default classes;
