import { Button, Notice } from '@site/design-system';
import { useEffect, useState } from 'react';
import { getPictureType, type Case } from '@site/server/desk/window/api.ts';

import { useDesk } from './useDesk.ts';
import { getAttachmentAddress } from './server.ts';
import { SaveDialog } from './SaveDialog.tsx';

export interface AttachmentProps {
  readonly id: string;
  /** The addition that contains it; missing for the submission itself. */
  readonly messageId?: string;
  readonly attachment: NonNullable<Case['attachment']>;
}

const KILOBYTE = 1024;
/** The maximum length of a displayed text, in characters: a longer one would make the page slow. */
const TEXT_MAX = 500_000;

/**
 * The attachment of a submission: a picture is displayed, a document is displayed as text, and only the name of any
 * other file.
 */
export function Attachment({ id, messageId, attachment: { name, size, type } }: AttachmentProps) {
  const { text, language } = useDesk();
  const [isSaving, setIsSaving] = useState(false);
  const kilobytes = new Intl.NumberFormat(language).format(Math.ceil(size / KILOBYTE));
  const address = getAttachmentAddress(id, messageId);
  const headingId = `attachment-${messageId ?? 'sent'}`;
  return (
    <section className="attachment" aria-labelledby={headingId}>
      <h3 id={headingId}>{text('attachment')}</h3>
      <p translate="no">
        {name} <small>{text('attachment.size', { size: kilobytes })}</small>
      </p>
      {getPictureType(name) ? (
        <img src={address} alt={text('attachment.picture', { name })} />
      ) : (
        <DocumentText address={address} type={type} />
      )}
      <Button variant="secondary" size="small" onClick={() => setIsSaving(true)}>
        {text('attachment.save')}
      </Button>
      {isSaving && (
        <SaveDialog
          address={`${address}&save`}
          isInspected={type !== 'hwp'}
          onClose={() => setIsSaving(false)}
        />
      )}
    </section>
  );
}

interface DocumentTextProps {
  readonly address: string;
  readonly type: NonNullable<Case['attachment']>['type'];
}

function DocumentText({ address, type }: DocumentTextProps) {
  const { text } = useDesk();
  const [content, setContent] = useState<string | null>();
  const isReadable = type === 'pdf' || type === 'docx' || type === 'hwpx';
  useEffect(() => {
    if (!isReadable) return undefined;
    let isWanted = true;
    void (async () => {
      let readText: string | null = null;
      try {
        const { readDocument } = await import('./read-document.ts');
        const response = await fetch(address);
        if (response.ok)
          readText = await readDocument(new Uint8Array(await response.arrayBuffer()), type);
      } catch {
        // The message below reports a file that cannot be read.
      }
      if (isWanted) setContent(readText);
    })();
    return () => {
      isWanted = false;
    };
  }, [address, type, isReadable]);
  if (!isReadable) return <p>{text('attachment.other')}</p>;
  if (content === undefined) return <p role="status">{text('attachment.reading')}</p>;
  if (content === null) return <Notice tone="warning">{text('attachment.unreadable')}</Notice>;
  if (content === '') return <Notice>{text('attachment.noText')}</Notice>;
  return (
    <>
      <p className="note">{text('attachment.textOnly')}</p>
      {content.length > TEXT_MAX && (
        <Notice tone="warning">{text('attachment.cut', { count: TEXT_MAX })}</Notice>
      )}
      <div
        className="document-text"
        role="region"
        aria-label={text('attachment.text')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keys.
        tabIndex={0}
        translate="no"
      >
        {content.slice(0, TEXT_MAX)}
      </div>
    </>
  );
}
