// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly form: string;
  readonly field: string;
  readonly submit: string;
  readonly user: string;
  readonly label: string;
  readonly name: string;
  readonly account: string;
  readonly state: string;
  readonly content: string;
  readonly users: string;
  readonly list: string;
};
export default classes;
