import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Language } from '@site/contract/language';

import { checkContent } from './rules/content.ts';
import { COMPANY } from './testing/company.ts';
import { formatProblem, type Problem } from './library/problems.ts';

const HISTORY = readFileSync(path.join(COMPANY, 'content/pages/history.json'), 'utf8');
const TERMS = readFileSync(path.join(COMPANY, 'content/documents/terms.json'), 'utf8');

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(COMPANY, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

type Change = (text: string) => string;

interface Mistake {
  /** `undefined` deletes the file. */
  readonly change: Change | undefined;
  /** The message to the editor, after the name of the file. */
  readonly en: string;
  readonly ko: string;
}

const replace =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);

/** Returns the entries of files as rows of a table: the name of an entry, its file, and its value. */
const listRows = <Value>(files: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
  Object.entries(files).flatMap(([file, entries]) =>
    Object.entries(entries).map(([name, value]) => [name, file, value] as const),
  );

/** Common mistakes of editors by file, and their messages. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, Mistake>>>> = {
  'content/pages/history.json': {
    'a comma forgotten': {
      change: replace('"slug": "history",', '"slug": "history"'),
      en: ': A comma is missing after this value. Add a comma (,).',
      ko: ': 이 값 뒤에 쉼표가 빠졌습니다. 쉼표(,)를 넣으세요.',
    },
    'a comma too many': {
      change: replace('["2025", "1,200"]', '["2025", "1,200"],'),
      en: ': There is a comma after the last value. Delete this comma.',
      ko: ': 마지막 값 뒤에 쉼표가 있습니다. 이 쉼표를 지우세요.',
    },
    'typographic quotes around a text': {
      change: replace('"en": "Founded"', '"en": “Founded”'),
      en: ': A text is enclosed in typographic quotes (“ ”). Replace them with straight quotes (").',
      ko: ': 둥근따옴표(“ ”)로 텍스트를 묶었습니다. 곧은따옴표(")로 바꾸세요.',
    },
    'a typographic quote at the end of a text': {
      change: replace('"en": "Founded"', '"en": "Founded”'),
      en: ': A text is enclosed in typographic quotes (“ ”). Replace them with straight quotes (").',
      ko: ': 둥근따옴표(“ ”)로 텍스트를 묶었습니다. 곧은따옴표(")로 바꾸세요.',
    },
    'single quotes': {
      change: replace('"en": "Founded"', '"en": \'Founded\''),
      en: ': A text is enclosed in single quotes (\'). Replace them with double quotes (").',
      ko: ': 작은따옴표(\')로 텍스트를 묶었습니다. 큰따옴표(")로 바꾸세요.',
    },
    'a comment': {
      change: replace('"blocks": [', '// all of it\n  "blocks": ['),
      en: ': JSON files cannot contain comments. Delete the comment.',
      ko: ': JSON 파일에는 주석을 쓸 수 없습니다. 주석을 지우세요.',
    },
    'a quote forgotten': {
      change: replace('"en": "Founded"', '"en": "Founded'),
      en: ': A text is not closed on this line. Add a double quote (") at its end. Write a line break inside a text as \\n.',
      ko: ': 이 줄에서 텍스트가 닫히지 않았습니다. 텍스트 끝에 큰따옴표(")를 넣으세요. 텍스트 안의 줄바꿈은 \\n으로 씁니다.',
    },
    'a key without quotes': {
      change: replace('"slug": "history"', 'slug: "history"'),
      en: ': A key or value stands without quotes. Enclose it in double quotes (").',
      ko: ': 따옴표가 없는 키나 값이 있습니다. 큰따옴표(")로 묶으세요.',
    },
    'a colon forgotten': {
      change: replace('"slug": "history"', '"slug" "history"'),
      en: ': A colon (:) is missing after the key.',
      ko: ': 키 뒤에 쌍점(:)이 빠졌습니다.',
    },
    'a backslash': {
      change: replace('"en": "Founded"', '"en": "Founded C:\\data"'),
      en: ': A backslash (\\) is followed by a character that it cannot stand before. Write \\\\ for a backslash and \\" for a double quote.',
      ko: ': 역슬래시(\\) 뒤에 올 수 없는 글자가 있습니다. 역슬래시 자체는 \\\\로, 큰따옴표는 \\"로 쓰세요.',
    },
    'a bracket forgotten': {
      change: replace(/\}\n$/, ''),
      en: ': A closing bracket is missing. Check that every opening bracket has its } or ].',
      ko: ': 닫는 괄호가 빠졌습니다. 여는 괄호마다 }나 ]가 있는지 확인하세요.',
    },
    'a bracket too many': {
      change: replace(/\}\n$/, '}}'),
      en: ': Something stands after the end of the content. Check for one closing bracket too many.',
      ko: ': 파일의 내용이 끝난 뒤에 다른 글자가 있습니다. 닫는 괄호가 너무 많은지 확인하세요.',
    },
    'a byte order mark': {
      change: (text) => '\uFEFF' + text,
      en: ': The file begins with a byte order mark. Save it again as "UTF-8 without BOM".',
      ko: ': 파일 맨 앞에 바이트 순서 표시(BOM)가 있습니다. 편집기에서 "BOM 없는 UTF-8"로 다시 저장하세요.',
    },
    'a file saved in another encoding': {
      change: replace('설립', '\uFFFD\uFFFD'),
      en: ': There is a broken character (\uFFFD) here. Type it again and save the file as UTF-8.',
      ko: ': 깨진 글자(\uFFFD)가 있습니다. 글자를 다시 입력하고 파일을 UTF-8로 저장하세요.',
    },
    'a key written twice': {
      change: replace('"slug": "history",', '"slug": "history",\n  "slug": "history",'),
      en: ': The key "slug" stands twice between the same braces. Delete or rename one of them.',
      ko: ': 같은 괄호 안에 키가 두 번 있습니다: "slug". 하나를 지우거나 이름을 바꾸세요.',
    },
    'a heading inside a text': {
      change: replace(
        '"ko": "작은 공장에서 시작했습니다."',
        '"ko": "# 작은 공장에서 시작했습니다."',
      ),
      en: ' › blocks[0].text.ko: Line 1 of the text contains markup that is not allowed: "# 작은 공장에서 시작했습니다.". Only paragraphs, *emphasis*, **strong**, [links](/home/main), lists and [phrases]{lang=en} are.',
      ko: ' › blocks[0].text.ko: 텍스트 1행에 쓸 수 없는 요소가 있습니다: "# 작은 공장에서 시작했습니다.". 문단, *강조*, **굵게**, [링크](/home/main), 목록, [외국어]{lang=en}만 쓸 수 있습니다.',
    },
    'a file that is not called by its slug': {
      change: replace('"slug": "history"', '"slug": "our-history"'),
      en: ' › slug: It must be the name of the file, "history".',
      ko: ' › slug: 파일 이름과 같아야 합니다: "history".',
    },
    'a row of a table with a cell too few': {
      change: replace('["2025", "1,200"]', '["2025"]'),
      en: ' › blocks[2].rows[1]: The row has 1 cell, but the table has 2 columns. Make them equal.',
      ko: ' › blocks[2].rows[1]: 칸이 1개인데 표의 열은 2개입니다. 수를 맞추세요.',
    },
    'milestones in the wrong order': {
      change: replace('"date": "2006-10"', '"date": "1996-10"'),
      en: ' › blocks[1].milestones[1].date: It lies before the entry above it (1998-03). Put the oldest first.',
      ko: ' › blocks[1].milestones[1].date: 바로 위 항목(1998-03)보다 이릅니다. 오래된 순서로 적으세요.',
    },
    'a month that does not exist': {
      change: replace('"date": "2006-10"', '"date": "2006-13"'),
      en: ' › blocks[1].milestones[1].date: It is no year and month. Write it as 1974-09.',
      ko: ' › blocks[1].milestones[1].date: 연월이 아닙니다. 1974-09와 같이 쓰세요.',
    },
    'the mark of a conflict that git left': {
      change: replace('  "slug"', '<<<<<<< HEAD\n  "slug"'),
      en: ': Git has left the marks of a conflict here. Keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      ko: ': Git이 남긴 충돌 표시가 있습니다. 두 내용 가운데 하나를 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요.',
    },
    'an empty file': {
      change: () => '\n',
      en: ': The file is empty. Restore it or delete it.',
      ko: ': 파일이 비어 있습니다. 되돌리거나 지우세요.',
    },
    'a no-break space pasted between key and value': {
      change: replace('"slug": ', '"slug":\u00A0'),
      en: ': There is a space here that JSON does not allow, as pasted text often contains. Replace it with an ordinary space.',
      ko: ': JSON에 쓸 수 없는 공백이 있습니다. 웹 페이지나 문서에서 붙여 넣을 때 들어옵니다. 지우고 보통 공백을 넣으세요.',
    },
    'a tab inside a text': {
      change: replace('"en": "Founded"', '"en": "Foun\tded"'),
      en: ': A text contains a control character such as a tab. Replace it with a space.',
      ko: ': 텍스트 안에 탭과 같은 제어 문자가 있습니다. 공백으로 바꾸세요.',
    },
    'curly quotes around a key': {
      change: replace('"slug":', '“slug”:'),
      en: ': A text is enclosed in typographic quotes (“ ”). Replace them with straight quotes (").',
      ko: ': 둥근따옴표(“ ”)로 텍스트를 묶었습니다. 곧은따옴표(")로 바꾸세요.',
    },
  },
  'content/pages/home.json': {
    'a misspelled key': {
      change: replace('"drawing": "headlamp"', '"drawng": "headlamp"'),
      en: ' › blocks[0]: "drawng" does not belong here. Check the spelling, or delete it.',
      ko: ' › blocks[0]: 여기에 쓸 수 없는 키가 있습니다: "drawng". 철자를 확인하거나 지우세요.',
    },
    'a block that does not exist': {
      change: replace('"type": "cards"', '"type": "card"'),
      en: ' › blocks[1].type: There is no such type of block. The types are in content/schema/blocks/.',
      ko: ' › blocks[1].type: 알 수 없는 블록 유형입니다. 쓸 수 있는 유형은 content/schema/blocks/에 있습니다.',
    },
    'no English': {
      change: replace(/,\s*"en": "Ten years of light\."/, ''),
      en: ' › blocks[1].items[0].text.en: The English text is missing. Write it next to the others.',
      ko: ' › blocks[1].items[0].text.en: 영어 텍스트가 없습니다. 다른 언어 옆에 적으세요.',
    },
    'no Korean': {
      change: replace(/"ko": "10년을 견딥니다\.",\s*/, ''),
      en: ' › blocks[1].items[0].text.ko: The Korean text is missing. Write it next to the others.',
      ko: ' › blocks[1].items[0].text.ko: 한국어 텍스트가 없습니다. 다른 언어 옆에 적으세요.',
    },
    'a text in one language only': {
      change: replace(/\{\s*"ko": "[^"]*고르는 이유",\s*"en": "[^"]*"\s*\}/, '"Why us"'),
      en: ' › blocks[1].heading: It must be an object in braces. Write a text as { "ko": "…", "en": "…" }.',
      ko: ' › blocks[1].heading: 중괄호로 묶은 값이어야 합니다. 텍스트라면 { "ko": "…", "en": "…" } 형식으로 쓰세요.',
    },
    'a number in the place of a text': {
      change: replace('"en": "Why {fact:brand}"', '"en": 7'),
      en: ' › blocks[1].heading.en: It must be a text in quotes.',
      ko: ' › blocks[1].heading.en: 따옴표로 묶은 텍스트여야 합니다.',
    },
    'an empty text': {
      change: replace('"en": "Why {fact:brand}"', '"en": ""'),
      en: ' › blocks[1].heading.en: The text is empty. Write it.',
      ko: ' › blocks[1].heading.en: 텍스트가 비어 있습니다. 내용을 적으세요.',
    },
    'a space at the end': {
      change: replace('"en": "Why {fact:brand}"', '"en": "Why {fact:brand} "'),
      en: ' › blocks[1].heading.en: The text begins or ends with a space. Delete the space.',
      ko: ' › blocks[1].heading.en: 텍스트가 공백으로 시작하거나 끝납니다. 공백을 지우세요.',
    },
    'two spaces': {
      change: replace('"en": "Why {fact:brand}"', '"en": "Why  {fact:brand}"'),
      en: ' › blocks[1].heading.en: The text contains two spaces in a row. Delete one of them.',
      ko: ' › blocks[1].heading.en: 공백이 두 칸 이상 이어져 있습니다. 한 칸만 남기세요.',
    },
    'a line break outside of a heading': {
      change: replace('"en": "It lasts"', '"en": "It\\nlasts"'),
      en: ' › blocks[1].items[0].title.en: Only headings can contain a line break (\\n). Replace it with a space.',
      ko: ' › blocks[1].items[0].title.en: 줄바꿈(\\n)은 제목에만 쓸 수 있습니다. 공백으로 바꾸세요.',
    },
    HTML: {
      change: replace('"en": "It lasts"', '"en": "It <b>lasts</b>"'),
      en: ' › blocks[1].items[0].title.en: The text contains HTML, which is not allowed. Delete the tags.',
      ko: ' › blocks[1].items[0].title.en: HTML 태그는 쓸 수 없습니다. 태그를 지우세요.',
    },
    'Markdown in a plain text': {
      change: replace('"en": "It lasts"', '"en": "It **lasts**"'),
      en: ' › blocks[1].items[0].title.en: This text cannot contain links or emphasis: the signs would be shown as they are. Delete them.',
      ko: ' › blocks[1].items[0].title.en: 이 텍스트에서는 링크나 강조를 쓸 수 없어 기호가 그대로 보입니다. 기호를 지우세요.',
    },
    'emphasis that is not closed': {
      change: replace('We make **lamps** and', 'We make **lamps and'),
      en: ' › blocks[0].text.en: A sign of emphasis (*) has no partner. Near "**lamps", put * on both sides of the words, or delete it.',
      ko: ' › blocks[0].text.en: 강조 기호(*)의 짝이 없습니다. "**lamps" 부분에서 *를 양쪽에 붙이거나 지우세요.',
    },
    'a link that is not closed': {
      change: replace('[history](/home/history), too', '[history](/home/history, too'),
      en: ' › blocks[0].text.en: A link is not complete. Write "[history](/home/history," in the form [words](/address).',
      ko: ' › blocks[0].text.en: 링크가 완성되지 않았습니다. "[history](/home/history," 부분을 [글자](/주소) 형식으로 고치세요.',
    },
    'a link with a space': {
      change: replace('[history](/home/history)', '[history] (/home/history)'),
      en: ' › blocks[0].text.en: A link is not complete. Write "[history] (/home/history)," in the form [words](/address).',
      ko: ' › blocks[0].text.en: 링크가 완성되지 않았습니다. "[history] (/home/history)," 부분을 [글자](/주소) 형식으로 고치세요.',
    },
    'a link to nowhere inside a text': {
      change: replace('[history](/home/history)', '[history](/home/hisotry)'),
      en: ' › blocks[0].text.en: This site has no such address: /home/hisotry',
      ko: ' › blocks[0].text.en: 이 사이트에 없는 주소입니다: /home/hisotry',
    },
    'a place on a page that is no valid encoding': {
      change: replace('/home/history#milestones', '/home/history#100%'),
      en: ' › blocks[1].items[0].href: There is no "#100%" where the link leads. Check the id of the block.',
      ko: ' › blocks[1].items[0].href: 링크가 가리키는 위치가 없습니다: #100%. 블록의 id를 확인하세요.',
    },
    'Korean in the English text': {
      change: replace('"en": "It lasts"', '"en": "오래 갑니다"'),
      en: ' › blocks[1].items[0].title.en: The English text contains letters of another language: "오래 갑니다". Translate it, or mark it as [안녕하세요]{lang=ko} in a rich text.',
      ko: ' › blocks[1].items[0].title.en: 영어 텍스트에 다른 언어의 글자가 있습니다: "오래 갑니다". 번역하거나, 서식이 있는 텍스트라면 [안녕하세요]{lang=ko}처럼 표시하세요.',
    },
    'English in the Korean text': {
      change: replace('"ko": "오래 갑니다"', '"ko": "It lasts"'),
      en: ' › blocks[1].items[0].title.ko: The Korean text contains no letters of Korean: "It lasts". Write it in Korean. In a table, write what reads the same in all languages once.',
      ko: ' › blocks[1].items[0].title.ko: 한국어 텍스트에 한국어 글자가 없습니다: "It lasts". 한국어로 적으세요. 표에서 모든 언어가 같은 값은 언어별로 나누지 않고 한 번만 적습니다.',
    },
    'the name of the company written out': {
      change: replace('"en": "Why {fact:brand}"', '"en": "Why Haedam"'),
      en: ' › blocks[1].heading.en: The name "Haedam" is written out. It is defined in content/site.json only: write {fact:brand}, or {fact:legal-name} for the registered name.',
      ko: ' › blocks[1].heading.en: 회사 이름("Haedam")을 그대로 적었습니다. 이름은 content/site.json에만 있습니다. {fact:brand}로 적고, 조사는 {fact:brand:은/는}처럼 붙이세요. 등록 상호는 {fact:legal-name}입니다.',
    },
    'the name of the company written out, with a Korean particle': {
      change: replace('{fact:brand:을/를} 고르는', '해담을 고르는'),
      en: ' › blocks[1].heading.ko: The name "해담" is written out. It is defined in content/site.json only: write {fact:brand}, or {fact:legal-name} for the registered name.',
      ko: ' › blocks[1].heading.ko: 회사 이름("해담")을 그대로 적었습니다. 이름은 content/site.json에만 있습니다. {fact:brand}로 적고, 조사는 {fact:brand:은/는}처럼 붙이세요. 등록 상호는 {fact:legal-name}입니다.',
    },
    'a title that is too long': {
      change: replace(
        '"en": "{fact:brand}" }',
        '"en": "{fact:brand} makes lamps, sensors and everything that lights a road" }',
      ),
      en: ' › title.en: The title is 61 characters long. Search results cut it off after 60.',
      ko: ' › title.en: 제목이 61자입니다. 검색 결과에서 잘리지 않도록 60자 이하로 줄이세요.',
    },
    'a description that is too short': {
      change: replace(/"ko": "어두운 길|"ko": "\{fact:brand:이[^"]*"/, '"ko": "램프를 만듭니다."'),
      en: ' › description.ko: The description is 9 characters long. Search results show 50 to 160.',
      ko: ' › description.ko: 설명이 9자입니다. 검색 결과에는 50~160자가 적당합니다.',
    },
    'capitals in a slug': {
      change: replace('"id": "reasons"', '"id": "Reasons"'),
      en: ' › blocks[1].id: It must consist of lower-case letters a–z, digits and single hyphens.',
      ko: ' › blocks[1].id: 영문 소문자, 숫자와 그 사이의 하이픈(-)만 쓸 수 있습니다.',
    },
    'a link to a page that does not exist': {
      change: replace('"href": "/home/eco?tab=headlamp"', '"href": "/home/lamps"'),
      en: ' › blocks[0].links[0].href: This site has no such address: /home/lamps',
      ko: ' › blocks[0].links[0].href: 이 사이트에 없는 주소입니다: /home/lamps',
    },
    'a link to a tab that does not exist': {
      change: replace('"href": "/home/eco?tab=headlamp"', '"href": "/home/eco?tab=lamp"'),
      en: ' › blocks[0].links[0].href: The page "eco" has no tab "lamp".',
      ko: ' › blocks[0].links[0].href: "eco" 페이지에 "lamp" 탭이 없습니다.',
    },
    'a block whose own links lead to a page that the company does not have': {
      change: replace(
        '"blocks": [',
        '"blocks": [{ "type": "contact-actions", "departments": ["sales"] },',
      ),
      en: ' › blocks[0].type: This block links to a page that the site does not have (/home/inquiry). Restore the file of the page, or delete this block.',
      ko: ' › blocks[0].type: 이 블록은 이 사이트에 없는 페이지(/home/inquiry)로 연결합니다. 페이지 파일을 되돌리거나 이 블록을 지우세요.',
    },
    'a link to a place that does not exist': {
      change: replace('"href": "/home/history#milestones"', '"href": "/home/history#milestone"'),
      en: ' › blocks[1].items[0].href: There is no "#milestone" where the link leads. Check the id of the block.',
      ko: ' › blocks[1].items[0].href: 링크가 가리키는 위치가 없습니다: #milestone. 블록의 id를 확인하세요.',
    },
    'a drawing that does not exist': {
      change: replace('"drawing": "headlamp"', '"drawing": "head-lamp"'),
      en: ' › blocks[0].drawing: There is no drawing "head-lamp". The drawings are in content/drawings.json, the photographs in content/media.json.',
      ko: ' › blocks[0].drawing: "head-lamp" 그림이 없습니다. 있는 그림은 content/drawings.json에, 사진은 content/media.json에 있습니다.',
    },
    'a notice that ends before it begins': {
      change: replace('"until": "2026-03-31"', '"until": "2026-02-28"'),
      en: ' › blocks[2].items[0].until: The last day lies before the first day.',
      ko: ' › blocks[2].items[0].until: 마지막 날이 첫날보다 이릅니다.',
    },
    'an invisible character': {
      change: replace('"en": "It lasts"', '"en": "It\u200B lasts"'),
      en: ' › blocks[1].items[0].title.en: The text contains an invisible character (U+200B), as pasted text often does. Type this part again: "It"',
      ko: ' › blocks[1].items[0].title.en: 보이지 않는 문자(U+200B)가 있습니다. 웹 페이지나 문서에서 붙여 넣을 때 들어옵니다. 이 부분을 다시 입력하세요: "It"',
    },
    'a full-width digit': {
      change: replace('"ko": "오래 갑니다"', '"ko": "\uFF11\uFF10년 갑니다"'),
      en: ' › blocks[1].items[0].title.ko: The text contains full-width characters: "\uFF11\uFF10". Write them as "10".',
      ko: ' › blocks[1].items[0].title.ko: 전각 문자가 있습니다: "\uFF11\uFF10". 반각으로 쓰세요: "10"',
    },
    'letters of Korean stored in pieces': {
      change: replace('오래 갑니다', '오래 갑니다'.normalize('NFD')),
      en: ' › blocks[1].items[0].title.ko: Korean letters are stored in pieces here, as in file names copied on macOS. Type the text again.',
      ko: ' › blocks[1].items[0].title.ko: 한글의 자음과 모음이 따로 저장되어 있습니다. macOS의 파일 이름을 붙여 넣으면 이렇게 됩니다. 다시 입력하세요.',
    },
    'half of a character': {
      change: replace('"en": "It lasts"', '"en": "It lasts \\ud83c"'),
      en: ' › blocks[1].items[0].title.en: There is a broken character (�) here. Type it again and save the file as UTF-8.',
      ko: ' › blocks[1].items[0].title.en: 깨진 글자(�)가 있습니다. 글자를 다시 입력하고 파일을 UTF-8로 저장하세요.',
    },
    'an HTML entity': {
      change: replace('"en": "It lasts"', '"en": "It&nbsp;lasts"'),
      en: ' › blocks[1].items[0].title.en: &nbsp; would be shown as it is written. Write the character that it stands for.',
      ko: ' › blocks[1].items[0].title.en: HTML 기호가 글자 그대로 보입니다: &nbsp;. 그 기호가 뜻하는 글자를 쓰세요.',
    },
    'an emoji': {
      change: replace('"en": "It lasts"', '"en": "It lasts 🎉"'),
      en: ' › blocks[1].items[0].title.en: The fonts of the site and its PDFs have no 🎉. Delete the emoji.',
      ko: ' › blocks[1].items[0].title.en: 그림 문자가 있습니다: 🎉. 사이트와 PDF의 글꼴에 없는 문자입니다. 지우세요.',
    },
    'the sign of a text that is to be written': {
      change: replace('"en": "It lasts"', '"en": "…"'),
      en: ' › blocks[1].items[0].title.en: "…" is left from a draft. Write the text.',
      ko: ' › blocks[1].items[0].title.en: 아직 쓰지 않은 텍스트입니다: "…". 내용을 적으세요.',
    },
    'a whole text in the place of a title': {
      change: replace('"It lasts"', `"${'It lasts. '.repeat(25).trim()}"`),
      en: ' › blocks[1].items[0].title.en: It is 249 characters long and stands in one line: 200 are the most. Put the rest into the text below.',
      ko: ' › blocks[1].items[0].title.en: 한 줄에 들어갈 텍스트가 249자입니다. 200자 이하로 줄이고 나머지는 본문에 쓰세요.',
    },
    'a reference to a fact that is not closed': {
      change: replace('"en": "Why {fact:brand}"', '"en": "Why {fact:brand"'),
      en: ' › blocks[1].heading.en: "{fact:brand" does not refer to a fact. Write it as {fact:name}, without spaces and with both braces.',
      ko: ' › blocks[1].heading.en: 수치나 날짜를 가리키는 형식이 아닙니다: "{fact:brand". 공백 없이 {fact:name}과 같이 쓰고 중괄호를 닫으세요.',
    },
    'a link to a press item that does not exist': {
      change: replace('/home/history#milestones', '/press/view/999'),
      en: ' › blocks[1].items[0].href: There is no number 999 in db.json. Check the number.',
      ko: ' › blocks[1].items[0].href: db.json에 999번이 없습니다. 번호를 확인하세요.',
    },
    'a link to a PDF that does not exist': {
      change: replace('/home/history#milestones', '/downloads/term-ko.pdf'),
      en: ' › blocks[1].items[0].href: The site does not make the file "term-ko.pdf". A PDF is called by the name of its policy or report, with -ko.pdf or -en.pdf.',
      ko: ' › blocks[1].items[0].href: 사이트가 만들지 않는 파일입니다: "term-ko.pdf". PDF의 이름은 규정이나 보고서의 이름에 -ko.pdf나 -en.pdf를 붙인 것입니다.',
    },
    'a link to a picture that does not exist': {
      change: replace('/home/history#milestones', '/media/lamp.svg'),
      en: ' › blocks[1].items[0].href: There is no picture "lamp.svg". After /media/, write a name of content/drawings.json with .svg, or the file name of a photograph in content/media.',
      ko: ' › blocks[1].items[0].href: "lamp.svg" 그림이 없습니다. /media/ 뒤에는 content/drawings.json에 있는 이름과 .svg를 쓰거나, content/media에 있는 사진의 파일 이름을 쓰세요.',
    },
    'a link to the site itself with its origin': {
      change: replace('/home/history#milestones', 'https://www.example.com/home/history'),
      en: ' › blocks[1].items[0].href: This is an address of this site. Write only its path: /home/history',
      ko: ' › blocks[1].items[0].href: 이 사이트의 주소입니다. /home/history와 같이 경로만 쓰세요.',
    },
    'a mail address without @': {
      change: replace('/home/history#milestones', 'mailto:sales'),
      en: ' › blocks[1].items[0].href: It is no link. Begin with /, https://, #, tel: or mailto:.',
      ko: ' › blocks[1].items[0].href: 링크 주소가 아닙니다. /, https://, #, tel: 또는 mailto:로 시작하세요.',
    },
  },
  'content/products/headlamp.json': {
    'an area that the company does not have': {
      change: replace('"area": "first"', '"area": "third"'),
      en: ' › area: There is no business area "third". The areas of content/site.json are: first.',
      ko: ' › area: "third" 사업분야가 없습니다. content/site.json의 areas에 있는 사업분야: first.',
    },
    'a product beside itself': {
      change: replace('"area": "first",', '"area": "first", "neighbors": ["headlamp"],'),
      en: ' › neighbors[0]: The product names itself. Name another product, or delete the entry.',
      ko: ' › neighbors[0]: 제품이 자기 자신을 가리킵니다. 다른 제품을 적거나 지우세요.',
    },
    'a standard that nothing explains': {
      change: replace('"ECE R149"', '"ECE R148"'),
      en: ' › standards[0]: content/standards.json does not explain the standard "ECE R148". Check its number or add an entry.',
      ko: ' › standards[0]: "ECE R148" 규격의 설명이 content/standards.json에 없습니다. 규격의 번호를 확인하거나 설명을 추가하세요.',
    },
    'a department that does not exist': {
      change: replace('"department": "sales"', '"department": "marketing"'),
      en: ' › department: There is no department "marketing". There are: sales.',
      ko: ' › department: "marketing" 부서가 없습니다. 있는 부서: sales.',
    },
    'a part that the drawing of a product does not have': {
      change: replace(
        '"features": [',
        '"parts": [{ "part": "bulb", "label": { "ko": "전구", "en": "Bulb" } }], "features": [',
      ),
      en: ' › parts[0].part: The drawing "headlamp" has no part "bulb". There are: housing, lens. Use the names of its stack in content/drawings.json.',
      ko: ' › parts[0].part: "headlamp" 그림에 "bulb" 부품이 없습니다. 있는 부품: housing, lens. content/drawings.json의 stack과 같은 이름을 쓰세요.',
    },
    'a place in the car that does not exist': {
      change: replace('"point": "gateway"', '"point": "bonnet"'),
      en: ' › placeInCar.point: The drawing of the car has no place "bonnet". There are: gateway, ccu, esu.',
      ko: ' › placeInCar.point: 자동차 그림에 "bonnet" 자리가 없습니다. 있는 자리: gateway, ccu, esu.',
    },
  },
  'content/site.json': {
    'an outside link that is not defined': {
      change: replace('"link": "careers"', '"link": "career"'),
      en: ' › navigation[2].items[0].to.link: "career" is not among "links". Check the name, or add it to "links".',
      ko: ' › navigation[2].items[0].to.link: "links"에 없는 이름입니다: "career". 이름을 확인하거나 "links"에 추가하세요.',
    },
    'an address outside the site left empty': {
      change: replace('"careers": "https://example.com/careers"', '"careers": ""'),
      en: ' › links.careers: It must be an address that begins with https://. Where there is none, delete this line and the menu items whose "to" names it.',
      ko: ' › links.careers: https://로 시작하는 주소여야 합니다. 주소가 없으면 이 줄과, "to"에서 이 이름을 쓰는 메뉴 항목을 함께 지우세요.',
    },
    'a phone number in another form': {
      change: replace('"phone": "042-000-0000"', '"phone": "042 000 0000"'),
      en: ' › phone: Write the phone number as 032-000-0000, one of another country as +48-61-000-0000.',
      ko: ' › phone: 전화번호를 032-000-0000과 같이, 다른 나라의 번호는 +48-61-000-0000과 같이 쓰세요.',
    },
  },
  'content/pages/eco.json': {
    'a product that does not exist': {
      change: replace('"product": "headlamp"', '"product": "head-lamp"'),
      en: ' › blocks[0].tabs[0].product: There is no product "head-lamp". There are: headlamp, light-sensor, rear-lamp.',
      ko: ' › blocks[0].tabs[0].product: "head-lamp" 제품이 없습니다. 있는 제품: headlamp, light-sensor, rear-lamp.',
    },
    'a product without a tab': {
      change: replace(/"slug": "rear-lamp"/, '"slug": "back-lamp"'),
      en: ' › blocks: There is no tab for the product "rear-lamp", so its links lead nowhere. Add { "slug": "rear-lamp", "product": "rear-lamp" } to the tabs.',
      ko: ' › blocks: 제품 "rear-lamp"의 탭이 없어 링크가 열리지 않습니다. 탭에 추가하세요: { "slug": "rear-lamp", "product": "rear-lamp" }',
    },
  },
  'content/messages/pages.json': {
    'placeholders that differ': {
      change: replace('{group} menu', '{name} menu'),
      en: ' › navigation.section: The English text has other placeholders than the original: "{name}" instead of "{group}". Use the same names.',
      ko: ' › navigation.section: 영어 텍스트의 자리 표시자가 원문과 다릅니다. 원문: "{group}", 번역: "{name}". 같은 이름을 쓰세요.',
    },
  },
  'content/documents/terms.json': {
    'a document whose date was not changed': {
      change: replace('"effective": "2020-01-01"', '"effective": "2021-01-01"'),
      en: ' › effective: The effective date differs from that of the last version in the history (2020-01-01). Make them equal.',
      ko: ' › effective: 시행일이 마지막 개정 이력의 날짜(2020-01-01)와 다릅니다. 같게 고치세요.',
    },
  },
  'content/pages/search.json': {
    'a page deleted that every page leads to': {
      change: undefined,
      en: ': The file of this page is missing. Every page leads to it from its header: restore the file.',
      ko: ': 이 페이지 파일이 없습니다. 모든 페이지의 머리글이 이 페이지로 연결되므로, 파일을 되돌리세요.',
    },
  },
  'content/pages/events.json': {
    'a page that nothing leads to': {
      change: () => HISTORY.replace('"slug": "history"', '"slug": "events"'),
      en: ' › slug: Nothing leads to this page (/home/events). Add it to the menu in content/site.json, or link to it from another page; if it is not needed, delete the file.',
      ko: ' › slug: 이 페이지(/home/events)로 연결되는 링크가 없습니다. content/site.json의 메뉴에 넣거나 다른 페이지에서 링크하세요. 필요 없는 페이지이면 파일을 지우세요.',
    },
  },
  'db.json': {
    'broken JSON in db.json': {
      change: replace('"patents": [],', '"patents": []'),
      en: ': A comma is missing after this value. Add a comma (,).',
      ko: ': 이 값 뒤에 쉼표가 빠졌습니다. 쉼표(,)를 넣으세요.',
    },
    'a date that does not exist in db.json': {
      change: replace('"date": "2026-02-02"', '"date": "2026-02-31"'),
      en: ' › press[0].date: There is no such date. Write it as 2026-11-16.',
      ko: ' › press[0].date: 달력에 없는 날짜입니다. 2026-11-16과 같이 쓰세요.',
    },
    'an id given twice in db.json': {
      change: replace('"id": 2', '"id": 1'),
      en: ' › notices[1].id: The same id stands twice. Change one of them.',
      ko: ' › notices[1].id: 같은 id가 두 번 있습니다. 하나를 바꾸세요.',
    },
    'a picture that does not exist in db.json': {
      change: replace('/media/headlamp.svg', '/media/lamp.svg'),
      en: ' › press[0].media[0].src: There is no picture "lamp.svg". After /media/, write a name of content/drawings.json with .svg, or the file name of a photograph in content/media.',
      ko: ' › press[0].media[0].src: "lamp.svg" 그림이 없습니다. /media/ 뒤에는 content/drawings.json에 있는 이름과 .svg를 쓰거나, content/media에 있는 사진의 파일 이름을 쓰세요.',
    },
    'a press item without a picture in db.json': {
      change: replace(/,\s*"media": \[[^\]]*\]/, ''),
      en: ' › press[0]: It has no picture for the list. Give "picture" an address, such as "/media/scene-plant.svg", or put a picture into "media".',
      ko: ' › press[0]: 목록에 보일 그림이 없습니다. "picture"에 그림 주소를 적거나 "media"에 그림을 넣으세요. 예: "/media/scene-plant.svg"',
    },
    'a press category that the company does not have in db.json': {
      change: replace('"category": "exhibitions"', '"category": "global"'),
      en: ' › press[0].category: There is no category "global". Write one of the pressCategories of content/site.json: exhibitions.',
      ko: ' › press[0].category: "global" 분류가 없습니다. content/site.json의 pressCategories에 있는 것을 쓰세요: exhibitions',
    },
    'a press item about a product that does not exist in db.json': {
      change: replace('"about": ["history"]', '"about": ["lamp"]'),
      en: ' › press[0].about[0]: There is no product or page "lamp". Write the name of a file in content/products or content/pages.',
      ko: ' › press[0].about[0]: "lamp" 제품이나 페이지가 없습니다. content/products와 content/pages에 있는 파일 이름을 쓰세요.',
    },
    'an opening that closes before it opens in db.json': {
      change: replace('"until": "2026-03-31"', '"until": "2026-02-28"'),
      en: ' › recruitments[0].until: The last day lies before the first day.',
      ko: ' › recruitments[0].until: 마지막 날이 첫날보다 이릅니다.',
    },
    'a number with a comma': {
      change: replace(/"views": \d+/, '"views": 1,234'),
      en: ': A number cannot contain commas. Write it as 1234.',
      ko: ': 수에 쉼표를 넣을 수 없습니다. 1234와 같이 쓰세요.',
    },
    'HTML in db.json': {
      change: replace(/("content": \{\s*"ko": ")/, '$1<p>'),
      en: ' › notices[0].content.ko: The text contains HTML, which is not allowed. Delete the tags.',
      ko: ' › notices[0].content.ko: HTML 태그는 쓸 수 없습니다. 태그를 지우세요.',
    },
    'a thirteenth month in db.json': {
      change: replace('"date": "2026-02-02"', '"date": "2026-13-01"'),
      en: ' › press[0].date: There is no such date. Write it as 2026-11-16.',
      ko: ' › press[0].date: 달력에 없는 날짜입니다. 2026-11-16과 같이 쓰세요.',
    },
  },
  'content/page/news.json': {
    'a file in a folder that nothing reads': {
      change: () => '{}',
      en: ': Nothing reads this file. Pages are in content/pages, products in content/products, policies in content/documents and reports in content/reports, under names that end in .json. Move or rename it, or delete it.',
      ko: ': 사이트가 읽지 않는 파일입니다. 페이지는 content/pages, 제품은 content/products, 규정은 content/documents, 보고서는 content/reports에 있고, 이름은 .json으로 끝납니다. 옮기거나 이름을 바꾸세요. 필요 없으면 지우세요.',
    },
  },
  'content/pages/history copy.json': {
    'a copy of a file': {
      change: () => HISTORY,
      en: ': The name of the file stands in its address: it must consist of lower-case letters a–z, digits and single hyphens. Rename the file, or delete it if it is a copy.',
      ko: ': 파일 이름에는 영문 소문자, 숫자와 그 사이의 하이픈(-)만 쓸 수 있습니다. 이름이 주소가 됩니다. 이름을 바꾸거나, 복사본이면 지우세요.',
    },
  },
  'content/documents/rules.json': {
    'a policy that no page shows': {
      change: () => TERMS.replace('"slug": "terms"', '"slug": "rules"'),
      en: ' › slug: No page shows this document or offers its PDF. Add a block "document" or "downloads" to a page; if it is not needed, delete the file.',
      ko: ' › slug: 이 문서를 보여 주거나 PDF로 내려받게 하는 페이지가 없습니다. 페이지에 document나 downloads 블록을 넣으세요. 필요 없으면 파일을 지우세요.',
    },
  },
};

/** Changes a file of the company, or creates it. */
function changeFile(file: string, change: Change): void {
  const place = path.join(root, file);
  const originalText = existsSync(place) ? readFileSync(place, 'utf8') : '';
  expect(change(originalText)).not.toBe(originalText);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, change(originalText));
}

/** Returns a message without its line and column, which change with every edit of the content. */
const explain = (problem: Problem, language: Language): string =>
  formatProblem(problem, language).replace(/^([^:]+):\d+:\d+/, '$1');

it('a problem contains its line and column', () => {
  changeFile('content/pages/history.json', () => '{\n  "slug": "history"\n  "title": {}\n}');
  const [problem] = checkContent({ root }).problems;
  expect(problem && formatProblem(problem, 'en')).toMatch(/^content\/pages\/history\.json:2:19: /);
});

it('the content of the company has no problems', () => {
  expect(checkContent({ root }).problems).toEqual([]);
});

it.each(listRows(MISTAKES))('%s', (_name, file, { change, en, ko }) => {
  if (change) changeFile(file, change);
  else rmSync(path.join(root, file));
  const { problems } = checkContent({ root });
  expect(problems.map((problem) => explain(problem, 'en'))).toEqual([file + en]);
  expect(problems.map((problem) => explain(problem, 'ko'))).toEqual([file + ko]);
});

it('a deleted page to which the menu and another page link', () => {
  rmSync(path.join(root, 'content/pages/history.json'));
  const { problems } = checkContent({ root });
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^content\/site\.json:.*\/home\/history$/)]),
  );
});

it('a file may name its schema, which completes it in editors', () => {
  changeFile(
    'content/pages/history.json',
    replace('{', '{ "$schema": "../dist/page.schema.json",'),
  );
  expect(checkContent({ root }).problems).toEqual([]);
});

/** A circuit of two states, whose switch is marked as open in a third. */
const CIRCUIT = `"circuit": {
    "text": { "ko": "스위치로 전조등을 켭니다.", "en": "A switch turns the headlamp on." },
    "states": [
      { "label": { "ko": "켜짐", "en": "On" }, "text": { "ko": "빛이 납니다.", "en": "It shines." } },
      { "label": { "ko": "꺼짐", "en": "Off" }, "text": { "ko": "꺼져 있습니다.", "en": "It is dark." } }
    ],
    "supply": [{ "symbol": "switch", "label": { "ko": "스위치", "en": "Switch" }, "open": [3] }],
    "branches": [[{ "symbol": "load", "label": { "ko": "램프", "en": "Lamp" } }]]
  },
`;

it('a state of a circuit that does not exist', () => {
  const file = 'content/products/headlamp.json';
  changeFile(file, replace('"department"', `${CIRCUIT}  "department"`));
  // Its page then cannot show the product, and also reports it.
  const [problem] = checkContent({ root }).problems;
  expect(problem && explain(problem, 'en')).toBe(
    `${file} › circuit.states: The circuit has no state 3: there are 2.`,
  );
  expect(problem && explain(problem, 'ko')).toBe(
    `${file} › circuit.states: 회로에 3번 상태가 없습니다. 상태는 2가지입니다.`,
  );
});

it.each([
  [
    'that the specifications do not have',
    replace('"value": "20"', '"value": "25"'),
    ' › keyValues[0].value: The row "Power" of the specifications does not have this value. Write a value that it has.',
    ' › keyValues[0].value: 사양표의 "Power" 행에 없는 값입니다. 행에 적힌 값을 쓰세요.',
  ],
  [
    'of one variant that does not say of which',
    replace(/,\s+"variant": 1/, ''),
    ' › keyValues[0].value: The variants differ in the row "Power". Write the number of the variant, from 1, as variant, or its condition as qualifier.',
    ' › keyValues[0].value: "Power" 행의 값이 사양마다 다릅니다. 어느 사양의 값인지 variant에 번호(1부터)로 적거나 qualifier에 조건을 적으세요.',
  ],
  [
    'of a row that does not exist',
    replace('"row": "Power"', '"row": "Output"'),
    ' › keyValues[0].row: The specifications have no row "Output". Write the English name of a row.',
    ' › keyValues[0].row: 사양표에 "Output" 행이 없습니다. 행의 영문 이름을 그대로 쓰세요.',
  ],
])('a figure %s', (_what, change, en, ko) => {
  const file = 'content/products/headlamp.json';
  changeFile(file, change);
  // Its page then cannot show the product, and also reports it.
  const [problem] = checkContent({ root }).problems;
  expect(problem && explain(problem, 'en')).toBe(file + en);
  expect(problem && explain(problem, 'ko')).toBe(file + ko);
});

/** Changes that give a value a type that the rules outside of the schema do not expect. */
const WRONG_TYPES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'content/products/headlamp.json': {
    'a text in the place of a list of standards': replace('["ECE R149"]', '"ECE R149"'),
  },
  'content/pages/home.json': {
    'a link that is no URL': replace('/home/history#milestones', '//'),
    'a key that every object of JavaScript has': replace('"drawing"', '"constructor"'),
    'a map that is null': replace('"blocks": [', '"blocks": [{ "type": "sites", "maps": [null] },'),
  },
  'content/site.json': {
    'a brand that is null': replace('"brand": {', '"brand": null, "other": {'),
  },
  'content/sites.json': {
    'a site that is null': () => '[null]',
  },
  'content/terms.json': {
    'a word to avoid that is no regular expression': () =>
      '[{ "language": "en", "avoid": "(", "use": "a word", "why": "a reason" }]',
  },
};

it.each(listRows(WRONG_TYPES))('%s is reported, not thrown', (_name, file, change) => {
  changeFile(file, change);
  expect(checkContent({ root }).problems.map((problem) => problem.file)).toContain(file);
});

// Unchanged files are not read again.
it('resolves a changed fact in files that have not changed', () => {
  const getHome = () => JSON.stringify(checkContent({ root }).library.pages.get('home'));
  expect(getHome()).toContain('Why Haedam');
  const place = path.join(root, 'content/site.json');
  writeFileSync(place, readFileSync(place, 'utf8').replace('"en": "Haedam"', '"en": "Norn"'));
  expect(getHome()).toContain('Why Norn');
});
