// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly simulated: string;
  readonly used: string;
  readonly marked: string;
  readonly unmarked: string;
  readonly note: string;
  readonly late: string;
};
export default classes;
