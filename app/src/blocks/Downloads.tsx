import type { DownloadsBlock } from '@site/content/schema/blocks/index.ts';

import { finished } from './parts/finished.tsx';

export default finished<DownloadsBlock>(() => import('./finished/Downloads.tsx'));
