import path from 'node:path';

import { ROOT } from '../library/library.ts';

/** The root of a small company with separate content: its tests do not depend on the sample brand. */
export const COMPANY = path.join(ROOT, 'tests/fixtures/company');
