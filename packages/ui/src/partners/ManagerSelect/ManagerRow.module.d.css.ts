// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly manager: string;
  readonly name: string;
  readonly detail: string;
};
export default classes;
