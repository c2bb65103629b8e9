// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly find: string;
  readonly findHead: string;
  readonly findWords: string;
  readonly findCount: string;
  readonly results: string;
  readonly result: string;
  readonly resultTime: string;
  readonly resultLine: string;
};
export default classes;
