/** Files of `content/` for which the editor has no form, with the reason. */
export const NOT_EDITED: readonly { readonly files: RegExp; readonly why: string }[] = [
  {
    files: /^content\/brand\/[\w-]+\.svg$/,
    why: 'The marks are drawn in a drawing program: docs/rebrand.md.',
  },
  {
    files: /^content\/films\/[\w.-]+\.vtt$/,
    why: 'Captions follow the film to the tenth of a second: a program for captions plays it.',
  },
  {
    files: /^content\/media\/[\w-]+\.\w+$/,
    why: 'Photographs are uploaded; what is said of them is content/media.json.',
  },
  {
    files: /^content\/scripts\/[\w-]+\.js$/,
    why: 'Code: an editor of texts has no use for it.',
  },
  {
    files: /^content\/(?:languages|originals)\/[\w-]+\.json$/,
    why: 'Translators get the messages of the software as a table: docs/languages.md.',
  },
  {
    files: /^contract\/messages\/\w+\.json$/,
    why: 'What the backend answers belongs to the contract, and is released with it.',
  },
];
