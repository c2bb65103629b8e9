import { Suspense, useState } from 'react';
import { later } from '../../material/index.ts';

const GroupSheetWidget = later(async () => (await import('../GroupSheetWidget.tsx')).GroupSheetWidget);

/** Imports groups from a sheet, in a dialog that resets each time. */
export function useSheetUpload() {
  const [asked, setAsked] = useState({ number: 0, open: false });
  return {
    openSheet: () => setAsked(({ number }) => ({ number: number + 1, open: true })),
    /** Render this once. */
    sheetDialog: asked.number > 0 && (
      <Suspense fallback={null}>
        <GroupSheetWidget
          key={asked.number}
          open={asked.open}
          onClose={() => setAsked((before) => ({ ...before, open: false }))}
        />
      </Suspense>
    ),
  };
}
