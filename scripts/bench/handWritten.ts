import { type DefaultTreeAdapterTypes as Tree, html as names, parse, serializeOuter } from 'parse5';

/** Elements that carry meaning; all others are left out, and their content stays. */
const PLAIN_ELEMENTS = new Set(
  (
    'h1 h2 h3 p ul ol li dl dt dd nav a img table caption thead tbody tr th td form label input select ' +
    'option textarea button fieldset legend details summary address'
  ).split(' '),
);
const ATTRIBUTES = new Set(['href', 'src', 'alt', 'width', 'height', 'type', 'name', 'for', 'id']);

/** One column of readable text under a bar: about what somebody writes who needs no framework. */
const STYLES = `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 "Noto Sans KR","Malgun Gothic",Arial,sans-serif;color:#1c2430}
header,main{padding:1rem 1.25rem;max-width:76rem;margin:auto}header{border-bottom:1px solid #d8dde5}header ul{display:flex;gap:1rem;overflow:auto}
ul{padding:0;list-style:none}h1{font-size:clamp(2rem,1.5rem + 2.2vw,3.25rem);line-height:1.2;margin:.5em 0}h2{font-size:1.75rem;line-height:1.3}
p,dd{max-width:40rem}a{color:#003a8c}img,svg{max-width:100%;height:auto}table{border-collapse:collapse}th,td{padding:.5rem;text-align:start;border-bottom:1px solid #d8dde5}
input,select,textarea,button{font:inherit;padding:.6rem;max-width:100%}`;

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const childrenOf = (node: Tree.Node): readonly Tree.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

function find(node: Tree.Node, tag: string): Tree.Element | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && child.tagName === tag) return child;
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

const endsFirstScreen = (node: Tree.Node): boolean =>
  isElement(node) && node.tagName === 'link' && attributeOf(node, 'rel') === 'stylesheet';

/** A text as HTML writes it, also between double quotes. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The content of a node in plain elements, up to the end of the first screen. */
function plain(node: Tree.Node, state: { ended: boolean }): string {
  if (state.ended) return '';
  if (endsFirstScreen(node)) state.ended = true;
  if (!isElement(node)) return 'value' in node ? escaped(node.value) : '';
  const { tagName } = node;
  // Hidden until something is pressed: nobody would write it for the first screen.
  if (attributeOf(node, 'popover') !== undefined || tagName === 'script') return '';
  if (node.namespaceURI === names.NS.SVG) return serializeOuter(node);
  const content = childrenOf(node)
    .map((child) => plain(child, state))
    .join('');
  if (!PLAIN_ELEMENTS.has(tagName)) return content;
  const attributes = node.attrs
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
    .join('');
  const isVoid = tagName === 'img' || tagName === 'input';
  return `<${tagName}${attributes}>${isVoid ? '' : `${content}</${tagName}>`}`;
}

/**
 * The first screen of a page as somebody would write it by hand: the same texts and drawings in plain HTML with a
 * few rules, and nothing else. What the fastest page with this content takes.
 */
export function handWritten(html: string): string {
  const page = parse(html);
  const [header, main] = [find(page, 'header'), find(page, 'main')];
  const title = find(page, 'title');
  if (!main) return html;
  const lang = find(page, 'html')?.attrs.find(({ name }) => name === 'lang')?.value ?? 'ko';
  const body = [header, main].map((part) => (part ? plain(part, { ended: false }) : ''));
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title ? plain(title, { ended: false }) : ''}</title><style>${STYLES}</style></head>` +
    `<body><header>${body[0]}</header><main>${body[1]}</main></body></html>`
  );
}
