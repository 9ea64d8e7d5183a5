import { COLOR_SCHEME_COOKIE } from '@site/contract/color-scheme';
import { LANGUAGE_COOKIE } from '@site/contract/language';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';

const COOKIES = [LANGUAGE_COOKIE, COLOR_SCHEME_COOKIE];
/** The texts that list the cookies for visitors. */
const FILES = ['content/pages/cookies.json', 'content/documents/privacy.json'];

/** Finds cookies that the server sets and a text about cookies does not name. */
export const checkCookies = ({ files }: Library): Problem[] =>
  files
    .filter(({ file }) => FILES.includes(file))
    .flatMap((source) =>
      COOKIES.filter((name) => !source.text.includes(name)).map((name) =>
        createProblemAt(source, [], 'cookies.unnamed', { name }),
      ),
    );
