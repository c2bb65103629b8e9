import type { Brand } from '@remote-console/ui';

/** The mark: a screen with a person in front. It takes the surrounding color; ring and dot are holes in the tile. */
function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M7 0h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm5.4 7.8a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6Zm6-2.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z"
      />
      <circle cx="12.4" cy="13.6" r="3.4" />
    </svg>
  );
}

/** The brand of this console. A portal under another name changes only this file. */
export const BRAND: Brand = { name: 'Remote Console', logo: <Mark /> };
