import type { SpecimensBlock } from '@site/content/schema/blocks/index.ts';

import { finished } from './parts/finished.tsx';

export default finished<SpecimensBlock>(() => import('./finished/Specimens.tsx'));
