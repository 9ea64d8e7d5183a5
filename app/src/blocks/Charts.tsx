import type { ChartsBlock } from '@site/content/schema/blocks/index.ts';

import { finished } from './parts/finished.tsx';

export default finished<ChartsBlock>(() => import('./finished/Charts.tsx'));
