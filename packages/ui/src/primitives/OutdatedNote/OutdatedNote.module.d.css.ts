// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly note: string;
  readonly quiet: string;
  readonly warning: string;
  readonly icon: string;
  readonly words: string;
  readonly retry: string;
};
export default classes;
