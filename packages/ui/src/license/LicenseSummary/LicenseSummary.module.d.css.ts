// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly figure: string;
  readonly name: string;
  readonly value: string;
  readonly aside: string;
  readonly figures: string;
};
export default classes;
