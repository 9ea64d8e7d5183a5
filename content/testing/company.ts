import path from 'node:path';

import { ROOT } from '../library/library.ts';

/** The root of a small company with content of its own: what is tested on it does not depend on the sample brand. */
export const COMPANY = path.join(ROOT, 'tests/fixtures/company');
