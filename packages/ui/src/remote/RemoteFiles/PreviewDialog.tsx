import { fileSizeText, type FileEntry, type FilePath, type FilesCaller } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, Note, ListSkeleton, ScrollArea } from '../../primitives/index.ts';
import { imageType, LARGEST_PREVIEWED_IMAGE, PREVIEWED_TEXT, textOf } from './previewKinds.ts';
import { shownName } from './shownName.ts';
import { shownFault, useFaultMessage } from './useFaultMessage.ts';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  readonly caller: FilesCaller;
  readonly path: FilePath;
  readonly entry: FileEntry;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

type Preview =
  | { readonly kind: 'loading' }
  | { readonly kind: 'text'; readonly text: string; readonly isPart: boolean }
  | { readonly kind: 'image'; readonly address: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly fault: ReturnType<typeof shownFault> };

async function bytesOf(caller: FilesCaller, path: FilePath, length: number | null, signal: AbortSignal) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const taker = { begin: () => undefined, take: (bytes: Uint8Array) => void pieces.push(new Uint8Array(bytes)) };
  await caller.read({ type: 'read', path, from: 0, length, state: null }, taker, signal);
  return pieces;
}

/** Reads the previewed part of a file; the URL of a picture is valid until the dialog closes. */
function usePreview({ caller, path, entry }: PreviewDialogProps): Preview {
  const language = useLanguage();
  const [preview, setPreview] = useState<Preview>({ kind: 'loading' });
  useEffect(() => {
    const stopping = new AbortController();
    let address: string | null = null;
    const read = async (): Promise<Preview> => {
      const type = imageType(entry.name);
      if (type) {
        // The size of a link's target is not in the list.
        const { size } = entry.kind === 'link' ? { size: 0 } : entry;
        if (size > LARGEST_PREVIEWED_IMAGE) return { kind: 'tooLarge' };
        const pieces = await bytesOf(caller, path, LARGEST_PREVIEWED_IMAGE, stopping.signal);
        address = URL.createObjectURL(new Blob(pieces, { type }));
        return { kind: 'image', address };
      }
      const bytes = new Uint8Array(
        await new Blob(await bytesOf(caller, path, PREVIEWED_TEXT, stopping.signal)).arrayBuffer(),
      );
      const isPart = bytes.length === PREVIEWED_TEXT;
      const text = textOf(bytes, isPart, language);
      return text === null ? { kind: 'none' } : { kind: 'text', text, isPart };
    };
    read().then(setPreview, (thrown: unknown) => {
      if (!stopping.signal.aborted) setPreview({ kind: 'failed', fault: shownFault(thrown) });
    });
    return () => {
      stopping.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [caller, path, entry, language]);
  return preview;
}

function Shown({ preview, name }: { readonly preview: Preview; readonly name: string }) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const faultMessage = useFaultMessage();
  const [isBroken, setIsBroken] = useState(false);
  switch (preview.kind) {
    case 'loading':
      return <ListSkeleton rows={6} />;
    case 'tooLarge':
      return (
        <Note tone="info">{text('previewTooLarge', { size: fileSizeText(LARGEST_PREVIEWED_IMAGE, language) })}</Note>
      );
    case 'none':
      return <Note tone="info">{text('previewNone')}</Note>;
    case 'failed':
      return (
        <Note tone="error" role="status">
          {faultMessage(preview.fault)}
        </Note>
      );
    case 'image':
      return isBroken ? (
        <Note tone="error" role="status">
          {text('previewBroken')}
        </Note>
      ) : (
        <div className={styles.frame}>
          <img
            src={preview.address}
            alt={text('imageOf', { name })}
            onError={() => setIsBroken(true)}
            className={styles.picture}
          />
        </div>
      );
    case 'text':
      return (
        <>
          {preview.isPart && <Note tone="info">{text('previewPart')}</Note>}
          <ScrollArea
            as="pre"
            role="region"
            aria-label={name}
            className={`${styles.words} ${preview.isPart ? styles.belowNote : ''}`}
          >
            {preview.text}
          </ScrollArea>
        </>
      );
  }
}

/** Previews a text or a picture without saving it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const text = useText('remoteFiles');
  const common = useText('common');
  const preview = usePreview(props);
  const name = shownName(props.entry.name);
  return (
    <DialogFrame
      open
      width={760}
      title={text('previewTitle', { name })}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{common('close')}</Button>
          <Button variant="contained" onClick={props.onDownload}>
            {text('download')}
          </Button>
        </>
      }
    >
      <Shown preview={preview} name={name} />
    </DialogFrame>
  );
}
