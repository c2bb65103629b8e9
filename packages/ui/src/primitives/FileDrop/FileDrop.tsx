import { fileSizeText, listText, sentencesText } from '@remote-console/domain';
import { FileCheck2, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { ICON, SMALL_ICON } from '../icon.ts';
import { fileProblem, type FileLimits, type FileProblem } from './fileProblem.ts';
import styles from './FileDrop.module.css';

export interface FileDropProps extends FileLimits {
  /** What is asked for. */
  readonly label: string;
  /** The chosen file. */
  readonly file: File | null;
  /** A file was chosen or removed. An unacceptable one is refused with a message at the field and not passed on. */
  readonly onChange: (change: { readonly file: File | null }) => void;
  /** An error of the content, found by the host. */
  readonly error?: string | undefined;
  /** Hint shown before the accepted file types and the size limit, which the field adds itself. */
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** One file, dropped or chosen. Says in advance what it accepts, and at the field why something is refused. */
export function FileDrop(props: FileDropProps) {
  const { label, file, onChange, kinds, maxBytes, error, hint, required = false, disabled = false } = props;
  const text = useText('common');
  const language = useLanguage();
  const id = useId();
  const noteId = `${id}-note`;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const names = listText(
    kinds.map((kind) => kind.replace('.', '').toUpperCase()),
    language,
  );
  const size = fileSizeText(maxBytes, language);
  const problems = {
    kind: () => text('fileKindRefused', { kinds: names }),
    size: () => text('fileTooLarge', { size }),
    empty: () => text('fileEmpty'),
    several: () => text('fileOneOnly'),
  } as const satisfies Record<FileProblem, () => string>;

  const take = (files: readonly File[]) => {
    const found = fileProblem(files, { kinds, maxBytes });
    setProblem(found);
    if (found === null) onChange({ file: files[0] ?? null });
  };
  const remove = () => {
    setProblem(null);
    onChange({ file: null });
    input.current?.focus();
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const wrong = problem ? problems[problem]() : error;

  return (
    <FieldFrame
      controlId={id}
      noteId={noteId}
      label={label}
      required={required}
      error={wrong}
      hint={sentencesText([hint, text('fileLimits', { kinds: names, size })], language)}
    >
      <div
        className={`${styles.field} ${over ? styles.over : ''} ${wrong ? styles.wrong : ''} ${disabled ? styles.disabled : ''}`}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        {/* The invisible input covers the whole field: clicks anywhere, keys and drops reach it. */}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={kinds.join(',')}
          disabled={disabled}
          aria-describedby={noteId}
          {...(required ? { 'aria-required': true } : {})}
          {...(wrong ? { 'aria-invalid': true } : {})}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // Choosing the same file again has to be detected.
            currentTarget.value = '';
            if (chosen.length > 0) take(chosen);
          }}
        />
        <div className={`${styles.sign} ${file ? styles.chosen : ''}`} aria-hidden>
          {file ? <FileCheck2 {...ICON} size={22} /> : <Upload {...ICON} size={22} />}
        </div>
        <div className={styles.words}>
          <div className={styles.name}>{file ? file.name : text('fileChoose')}</div>
          <div className={styles.hint}>
            {file ? text('fileChosen', { size: fileSizeText(file.size, language) }) : text('fileDropHere')}
          </div>
        </div>
        {file && !disabled && (
          <IconButton size="small" aria-label={text('fileRemove', { name: file.name })} onClick={remove}>
            <X {...SMALL_ICON} />
          </IconButton>
        )}
      </div>
    </FieldFrame>
  );
}
