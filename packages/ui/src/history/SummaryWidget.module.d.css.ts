// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly section: string;
  readonly title: string;
  readonly ranking: string;
  readonly category: string;
};
export default classes;
