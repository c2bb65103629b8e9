import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

/** Opens addresses without leaving the page. */
export interface HiddenFrameHandle {
  /** Opens an address in the frame: a custom scheme, or a file to save. */
  readonly open: (address: string) => void;
}

const HiddenFrameContext = createContext<HiddenFrameHandle>({ open: () => undefined });

/** The frame's name; the page has one per provider. */
export const HIDDEN_FRAME_NAME = 'remote-console-hidden-frame';

/**
 * A single hidden frame for launcher calls and files to save, so that the page stays open (A-DIALOG-08). Created on
 * first use: a frame is a document of its own for the browser.
 */
export function HiddenFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [firstAddress, setFirstAddress] = useState<string | null>(null);
  const open = useCallback((address: string) => {
    if (frame.current) frame.current.src = address;
    else setFirstAddress(address);
  }, []);
  const handle = useMemo(() => ({ open }), [open]);
  return (
    <HiddenFrameContext.Provider value={handle}>
      {children}
      {firstAddress !== null && (
        // oxlint-disable-next-line react/iframe-missing-sandbox, jsx-a11y/iframe-has-title -- A sandbox would keep programs from being called, nothing of others is loaded, and who is hidden from everybody has no name.
        <iframe ref={frame} src={firstAddress} name={HIDDEN_FRAME_NAME} hidden aria-hidden tabIndex={-1} />
      )}
    </HiddenFrameContext.Provider>
  );
}

/** The hidden frame of the provider around this component. */
export const useHiddenFrame = (): HiddenFrameHandle => useContext(HiddenFrameContext);
