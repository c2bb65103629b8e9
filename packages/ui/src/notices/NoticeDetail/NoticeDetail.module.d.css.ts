// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly article: string;
  readonly back: string;
  readonly dates: string;
  readonly content: string;
  readonly toList: string;
};
export default classes;
