import { Dialog, Table } from '@site/design-system';
import { useEffect, useState } from 'react';
import { getSchemaName } from '@site/content/library/content-files.ts';

import type { PicturePlace } from '../api.ts';
import { toFileName } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { getSelectionAt } from './entries.ts';
import { getPlaceName } from './form/schema.ts';
import { getFileState } from './selectors.ts';
import { getPicturePlaces } from './server.ts';

/** The places of drawings and photographs: each links to the property in which it can be replaced. */
export function PicturePlaces({ onClose }: { readonly onClose: () => void }) {
  const { model, dispatch, report, language, text } = useEditorContext();
  const [places, setPlaces] = useState<readonly PicturePlace[]>();
  useEffect(() => {
    getPicturePlaces().then(setPlaces, report);
  }, [report]);

  const createRow = ({ id, isPhotograph, file, path }: PicturePlace) => {
    const selection = getSelectionAt(file, path);
    const schema = model.schemas?.[getSchemaName(file) ?? ''];
    const place = `${toFileName(file, getFileState(model, file)?.title, language)} › ${getPlaceName(path, language, schema)}`;
    const reveal = (): void => {
      if (!selection) return;
      onClose();
      dispatch({ type: 'selected', selection, path: path.slice(selection.path.length) });
    };
    return [
      id,
      text(isPhotograph ? 'pictures.photograph' : 'pictures.drawing'),
      selection ? (
        <button key="place" type="button" className="picture-place" onClick={reveal}>
          {place}
        </button>
      ) : (
        place
      ),
    ];
  };

  return (
    <Dialog
      open
      size="large"
      heading={text('pictures')}
      description={text('pictures.explain')}
      onOpenChange={onClose}
    >
      {places ? (
        <Table
          caption={text('pictures')}
          captionVisible={false}
          columns={(['name', 'kind', 'place'] as const).map((key) => text(`pictures.${key}`))}
          rows={places.map(createRow)}
        />
      ) : (
        <p role="status">{text('loading')}</p>
      )}
    </Dialog>
  );
}
