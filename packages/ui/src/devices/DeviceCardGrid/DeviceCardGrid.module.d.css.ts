// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly devices: string;
  readonly columns: string;
  readonly place: string;
};
export default classes;
