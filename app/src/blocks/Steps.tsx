import type { StepsBlock } from '@site/content/schema/blocks/index.ts';

import { finished } from './parts/finished.tsx';

export default finished<StepsBlock>(() => import('./finished/Steps.tsx'));
