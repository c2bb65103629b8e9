/** The style sheets of the bundled typeface, for a page whose compiler knows nothing of style sheets. */
declare module 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
declare module 'pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css';
