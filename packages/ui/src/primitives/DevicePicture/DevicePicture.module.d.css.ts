// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly note: string;
  readonly picture: string;
  readonly cover: string;
  readonly contain: string;
  readonly frame: string;
  readonly offline: string;
};
export default classes;
