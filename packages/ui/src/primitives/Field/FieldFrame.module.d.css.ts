// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly control: string;
  readonly label: string;
  readonly required: string;
  readonly note: string;
  readonly wrong: string;
  readonly rule: string;
  readonly row: string;
};
export default classes;
