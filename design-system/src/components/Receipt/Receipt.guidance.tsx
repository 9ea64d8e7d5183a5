import { createGuidance } from '../../stories/guidance.ts';
import { Receipt } from './Receipt.tsx';

export const guidance = createGuidance((text) => <Receipt>{text}</Receipt>, {
  do: { ko: ['7K3M-9QXT-2BVD'], en: ['7K3M-9QXT-2BVD'] },
  dont: { ko: ['7K3M9QXT2BVDH0RA11IlO0'], en: ['7K3M9QXT2BVDH0RA11IlO0'] },
});
