// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly version: string;
  readonly versionDetail: string;
  readonly size: string;
  readonly card: string;
  readonly question: string;
  readonly sign: string;
  readonly words: string;
  readonly title: string;
  readonly explanation: string;
  readonly versions: string;
  readonly answer: string;
  readonly forAll: string;
  readonly actions: string;
};
export default classes;
