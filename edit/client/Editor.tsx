import { MessagesProvider, Notice, SkipLink, VisuallyHidden } from '@site/design-system';
import en from '@site/design-system/messages/en.json';
import ko from '@site/design-system/messages/ko.json';
import { useEffect } from 'react';
import { INTERFACE_LANGUAGES } from '@site/contract/interface-language';

import { useStored } from '../shared/useStored.ts';
import { getInterfaceText } from '../texts.ts';
import { Bar } from './Bar.tsx';
import { createCommands } from './commands.ts';
import { EditorContext, useEditorContext, type EditorContextValue } from './editor-context.ts';
import { isSettled } from './editor-state.ts';
import { EditedForm, FORM } from './EditedForm.tsx';
import { ENTRY_LISTS } from './entries.ts';
import { Preview } from './Preview.tsx';
import { UnsentProposals } from './Proposals.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { getProblemLists, getSelectedItem, SITE, SITES } from './selectors.ts';
import { Tree } from './Tree.tsx';
import { useEditor } from './useEditor.ts';
import { useProposals } from './useProposals.ts';

const COMPONENT_MESSAGES = { ko, en } as const;
/** Their entries are in the tree. */
const LISTED_FILES = [...new Set([SITE, SITES, ...ENTRY_LISTS.map((list) => list.file)])];

/** The editor: the tree of editable items, the form of the selected one, and the preview of its page. */
export function Editor() {
  const editor = useEditor();
  const { model, load, report } = editor;
  const [language, setLanguage] = useStored(
    'language',
    INTERFACE_LANGUAGES,
    INTERFACE_LANGUAGES.find((code) => navigator.language.startsWith(code)) ??
      INTERFACE_LANGUAGES[0],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = getInterfaceText('editor', language);
  }, [language]);

  const isLoaded = model.server !== undefined;
  const selectedFile = model.selection?.file;
  useEffect(() => {
    for (const file of [...(isLoaded ? LISTED_FILES : []), selectedFile])
      if (file !== undefined) load(file).catch(report);
    // Files that are open are not read again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLoaded, selectedFile]);

  const item = getSelectedItem(model, language);
  const value: EditorContextValue = {
    ...editor,
    proposals: useProposals(),
    commands: createCommands(editor),
    language,
    item,
    text: (key, values) => getInterfaceText(key, language, values),
  };
  return (
    <MessagesProvider messages={COMPONENT_MESSAGES[language]}>
      <EditorContext value={value}>
        <SkipLink target={FORM} />
        <Bar onLanguage={setLanguage} />
        <Status />
        {model.server && (
          <div className="columns">
            <Tree />
            <EditedForm />
            <Preview site={model.server.preview} />
          </div>
        )}
        {model.server && <QuestionDialog server={model.server} />}
      </EditorContext>
    </MessagesProvider>
  );
}

/** Messages about completed actions, problems and refusals. */
function Status() {
  const { model, language, text } = useEditorContext();
  const { done, failure, question, server } = model;
  const { here, elsewhere } = getProblemLists(model, language);
  const count = here.length + elsewhere.length;
  return (
    <>
      <div className="status" role="status">
        {done && (
          <Notice tone={done.key === 'saved' ? 'success' : 'info'}>
            {text(done.key, done.values)}
          </Notice>
        )}
        <UnsentProposals />
        {isSettled(model) && count > 0 && (
          <VisuallyHidden>{text('problems', { count })}</VisuallyHidden>
        )}
      </div>
      {failure && question?.ask !== 'review' && <RefusalNotice failure={failure} />}
      {!server && <p role="status">{text('loading')}</p>}
    </>
  );
}
