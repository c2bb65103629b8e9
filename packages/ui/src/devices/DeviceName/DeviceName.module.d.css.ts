// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly name: string;
  readonly link: string;
  readonly button: string;
};
export default classes;
