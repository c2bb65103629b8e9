import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Floating } from '../primitives/index.ts';
import { Toaster } from './Toaster.tsx';
import { ToastRoomContext } from './toastRoom.ts';
import { ToastContext, type Toast } from '../contexts/index.ts';
import { withToast, type ShownToast } from './toastState.ts';

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Holds the toasts of one provider. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [roomElement, setRoomElement] = useState<HTMLElement | null>(null);
  const lastId = useRef(0);

  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: Toast) => {
      lastId.current += 1;
      const id = lastId.current;
      setShown((before) => withToast(before, { ...toast, id }));
      return () => close(id);
    },
    [close],
  );
  const toasts = useMemo(() => ({ show }), [show]);
  const isTaken = shown.length > 0 && roomElement !== null;
  const room = useMemo(() => ({ offer: setRoomElement, isTaken }), [isTaken]);

  return (
    <ToastContext.Provider value={toasts}>
      <ToastRoomContext.Provider value={room}>{children}</ToastRoomContext.Provider>
      <Floating>
        <Suspense fallback={null}>
          <Toaster toasts={shown} room={roomElement} onClose={close} />
        </Suspense>
      </Floating>
    </ToastContext.Provider>
  );
}
