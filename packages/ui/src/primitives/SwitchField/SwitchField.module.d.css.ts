// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly row: string;
  readonly label: string;
  readonly control: string;
  readonly state: string;
  readonly note: string;
  readonly wrong: string;
};
export default classes;
