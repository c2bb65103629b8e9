import { NOTICE_LIMITS, type checkNotice, type Language, type NoticeBody } from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { TextArea, TextField } from '../../primitives/index.ts';

type NoticeFaults = NonNullable<ReturnType<typeof checkNotice>>;

const LINES = { min: 8, max: 16 } as const;

interface BodyFieldsProps {
  readonly language: Language;
  readonly words: NoticeBody;
  /** The errors. */
  readonly faults: NoticeFaults['texts'][Language];
  readonly onChange: (change: Partial<NoticeBody>) => void;
}

/** Title and content of a notice in one language. */
export function BodyFields({ language, words, faults, onChange }: BodyFieldsProps) {
  const text = useText('notices');
  const message = useMessage();
  const errorAt = (field: keyof NoticeBody) => {
    const fault = faults?.[field];
    return fault && message(fault);
  };
  return (
    <>
      <TextField
        label={text('titleField')}
        value={words.title}
        required={language === 'ko'}
        limit={NOTICE_LIMITS.title}
        error={errorAt('title')}
        onChange={({ value }) => onChange({ title: value })}
      />
      <TextArea
        label={text('contentField')}
        value={words.content}
        required={language === 'ko'}
        rows={LINES}
        hint={text(language === 'ko' ? 'contentHint' : 'languageHint')}
        error={errorAt('content')}
        onChange={({ value }) => onChange({ content: value })}
      />
    </>
  );
}
