import { extractText, getDocumentProxy } from 'unpdf';

import { checkPdfSize } from './pdf-size.ts';

/** A PDF, and the port for its text, because pdf.js sends messages of its own from a worker. */
export interface PdfRequest {
  readonly bytes: Uint8Array;
  readonly port: MessagePort;
}

/** Reads the text of a PDF outside of the page, which can end this worker. Sends `undefined` if it cannot be read. */
addEventListener('message', ({ data: { bytes, port } }: MessageEvent<PdfRequest>) => {
  void (async () => {
    try {
      checkPdfSize(bytes);
      const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
      port.postMessage(text.join('\n\n'));
    } catch {
      port.postMessage(undefined);
    }
  })();
});
