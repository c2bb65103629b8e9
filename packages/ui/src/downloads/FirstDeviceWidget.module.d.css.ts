// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly welcome: string;
  readonly title: string;
  readonly description: string;
};
export default classes;
