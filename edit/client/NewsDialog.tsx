import { Button, Dialog, Notice } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';

import type { Change, NewsState, NewsVersionState } from '../api.ts';
import { formatTime } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditorContext } from './editor-context.ts';
import { isSettled } from './editor-state.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { compareNews, getNews, openNews, publishNews, restoreNews } from './server.ts';
import { useRequest } from './useRequest.ts';

const FILE = 'db.json';
/** The number of characters of a public key that are shown. */
const KEY_SHOWN = 8;

/** Returns the news of the running site, as the server of the editor reports them. */
function useNews() {
  const { model, refresh } = useEditorContext();
  const [state, setState] = useState<NewsState>();
  const { failure, isBusy, run } = useRequest();
  const { server } = model;
  useEffect(() => {
    // Read again after each report of the server, because the last typed text may have been sent after the dialog was
    // opened.
    void getNews().then(setState, () => undefined);
  }, [server]);
  useEffect(() => {
    void run(getNews).then((news) => news && setState(news));
  }, [run]);

  /** Runs an action and reads the state again, even after a refusal. Resolves with whether the action succeeded. */
  async function perform(request: () => Promise<NewsState>): Promise<boolean> {
    const newState = await run(request);
    const read = newState ?? (await getNews().catch(() => undefined));
    if (read) setState(read);
    await refresh();
    return newState !== undefined;
  }
  return { state, failure, isBusy, run, perform };
}

/** Returns a function that describes a version: its number, when it was published, and by which key. */
function useVersionName() {
  const { language, text } = useEditorContext();
  return ({ number, publishedAt, key }: NewsVersionState): string =>
    publishedAt === undefined
      ? text('news.release')
      : text('news.version', {
          number,
          time: formatTime(publishedAt, language),
          key: key?.slice(0, KEY_SHOWN) ?? '',
        });
}

/**
 * Press, notices and openings of the running site: copies them into the forms, publishes them, and restores earlier
 * versions.
 */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { model, text } = useEditorContext();
  const { state, failure, isBusy, run: send, perform } = useNews();
  const nameVersion = useVersionName();
  const [done, setDone] = useState<'news.opened.done' | 'news.published' | 'news.restored'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const canAct = !isBusy && isSettled(model);

  async function run(request: () => Promise<NewsState>, message: typeof done): Promise<void> {
    if (!canAct) return;
    setDone(undefined);
    if (!(await perform(request))) return;
    setDone(message);
    // The pressed button may have been removed.
    heading.current?.focus();
  }

  return (
    <Dialog
      open
      size="large"
      heading={text('news')}
      description={text('news.explain')}
      onOpenChange={onClose}
    >
      <div className="proposals news">
        <div role="status">
          {isBusy && <p>{text('loading')}</p>}
          {done && !isBusy && <Notice tone="success">{text(done)}</Notice>}
        </div>
        {failure && <RefusalNotice failure={failure} />}
        {state && (
          <>
            <h3 ref={heading} tabIndex={-1}>
              {text('news.shown', { url: state.url })}
            </h3>
            <p>{nameVersion(state.shown)}</p>
            <NewsActions
              state={state}
              isDisabled={!canAct}
              onOpen={() => void run(openNews, 'news.opened.done')}
              onPublish={() => void run(() => publishNews(state.shown.number), 'news.published')}
            />
            {state.versions.length > 0 && (
              <NewsVersions
                state={state}
                isDisabled={!canAct}
                onCompare={(number) => send(() => compareNews(number))}
                onRestore={(number) =>
                  void run(() => restoreNews(number, state.shown.number), 'news.restored')
                }
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface NewsActionsProps {
  readonly state: NewsState;
  readonly isDisabled: boolean;
  readonly onOpen: () => void;
  readonly onPublish: () => void;
}

/** The actions on the draft, with its changes and those that another editor has published. */
function NewsActions({
  state: { opened, shown, mine, theirs },
  isDisabled,
  onOpen,
  onPublish,
}: NewsActionsProps) {
  const { text } = useEditorContext();
  const button = (key: Parameters<typeof text>[0], isMain: boolean, onClick: () => void) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    >
      {text(key)}
    </Button>
  );
  if (opened === undefined)
    return (
      <>
        <p>{text('news.notOpened')}</p>
        {button('news.open', true, onOpen)}
      </>
    );
  const isConflict = opened !== shown.number;
  return (
    <>
      {isConflict && <Notice tone="warning">{text('news.conflict')}</Notice>}
      <div className={isConflict ? 'news-versions' : undefined}>
        <div className="review">
          <h4>{text('news.mine')}</h4>
          {mine.length > 0 ? <ChangeList file={FILE} changes={mine} /> : <p>{text('news.same')}</p>}
        </div>
        {isConflict && (
          <div className="review">
            <h4>{text('news.theirs')}</h4>
            <ChangeList file={FILE} changes={theirs} />
          </div>
        )}
      </div>
      <div className="dialog-actions">
        {mine.length > 0 && button(isConflict ? 'news.over' : 'news.publish', true, onPublish)}
        {button(isConflict ? 'news.take' : 'news.again', false, onOpen)}
      </div>
    </>
  );
}

interface NewsVersionsProps {
  readonly state: NewsState;
  readonly isDisabled: boolean;
  readonly onCompare: (number: number) => Promise<readonly Change[] | undefined>;
  readonly onRestore: (number: number) => void;
}

/** The stored versions: the differences of each from the shown one, and a button that restores it. */
function NewsVersions({
  state: { versions, shown },
  isDisabled,
  onCompare,
  onRestore,
}: NewsVersionsProps) {
  const { text } = useEditorContext();
  const nameVersion = useVersionName();
  const [comparison, setComparison] = useState<{
    readonly number: number;
    readonly changes: readonly Change[];
  }>();
  return (
    <>
      <h4>{text('news.versions')}</h4>
      <ul>
        {versions.map((version) => (
          <li key={version.number}>
            <p>
              {nameVersion(version)}
              {version.number === shown.number && <> · {text('news.current')}</>}
            </p>
            {version.number !== shown.number && (
              <div className="dialog-actions">
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={isDisabled || undefined}
                  aria-label={text('news.compare.version', { number: version.number })}
                  onClick={() =>
                    isDisabled ||
                    void onCompare(version.number).then(
                      (changes) => changes && setComparison({ number: version.number, changes }),
                    )
                  }
                >
                  {text('news.compare')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={isDisabled || undefined}
                  aria-label={text('news.restore.version', { number: version.number })}
                  onClick={() => onRestore(version.number)}
                >
                  {text('news.restore')}
                </Button>
              </div>
            )}
            {comparison?.number === version.number && (
              <div className="review">
                {comparison.changes.length > 0 ? (
                  <ChangeList file={FILE} changes={comparison.changes} />
                ) : (
                  <p>{text('news.equal')}</p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
