// Generated from the style sheet by `npm run generate`. Do not edit.
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
