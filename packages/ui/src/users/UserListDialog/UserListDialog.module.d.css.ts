// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly people: string;
  readonly error: string;
  readonly row: string;
  readonly chosen: string;
  readonly person: string;
  readonly detail: string;
};
export default classes;
