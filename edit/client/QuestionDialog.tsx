import type { EditorState } from '../api.ts';
import { findInterfaceText } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { FORM } from './EditedForm.tsx';
import { NameDialog } from './NameDialog.tsx';
import { NewsDialog } from './NewsDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PicturePlaces } from './PicturePlaces.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Review } from './Review.tsx';
import { listAreas } from './selectors.ts';

/** The dialog that is open: a question about something new, renamed or removed, or the review of all changes. */
export function QuestionDialog({ server }: { readonly server: EditorState }) {
  const editor = useEditorContext();
  const { model, item, language, text, dispatch, commands } = editor;
  const { question } = model;
  const close = (): void => dispatch({ type: 'asked', question: undefined });
  switch (question?.ask) {
    case 'name': {
      const { to } = question;
      const kind = typeof to === 'string' ? to : to.id;
      return (
        <NameDialog
          onClose={close}
          heading={findInterfaceText(`add.${kind}`, language) ?? ''}
          areas={to === 'products' ? listAreas(model, language) : []}
          onAdd={(name) => commands.addNamed(to, name)}
        />
      );
    }
    case 'rename':
      return (
        <NameDialog
          onClose={close}
          heading={text('rename')}
          explanation={text(item?.address === undefined ? 'rename.explain' : 'rename.address')}
          initial={question.file.replace(/^.*\/|\.json$/g, '')}
          areas={[]}
          onAdd={({ name }) => commands.rename(question.file, name)}
        />
      );
    case 'remove': {
      const { name } = question;
      return (
        <RemoveDialog
          onClose={close}
          name={name}
          values={question.values}
          hasAddress={
            item?.address !== undefined &&
            (!item.list || ['press', 'notices'].includes(item.list.id))
          }
          state={server}
          focusAfterwards={() => document.getElementById(FORM)}
          onRemove={() => void commands.remove(question.values, name).catch(editor.report)}
        />
      );
    }
    case 'pictures':
      return <PicturePlaces onClose={close} />;
    case 'news':
      return <NewsDialog onClose={close} />;
    case 'picture':
      return (
        <PictureDialog
          onClose={close}
          onAdd={(picture) => commands.addPicture(question.at, picture)}
        />
      );
    default:
      return <Review server={server} onClose={close} />;
  }
}
