// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly logo: string;
  readonly missing: string;
  readonly over: string;
  readonly picture: string;
};
export default classes;
