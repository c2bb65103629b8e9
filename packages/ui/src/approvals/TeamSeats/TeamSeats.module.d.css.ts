// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly seats: string;
  readonly seat: string;
  readonly name: string;
};
export default classes;
