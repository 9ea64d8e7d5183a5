import { createGuidance } from '../../stories/guidance.ts';
import { VariantTable } from './VariantTable.tsx';

export const guidance = createGuidance(
  (caption, itemLabel, id, firstLabel, secondLabel, values) => (
    <VariantTable
      caption={caption}
      itemLabel={itemLabel}
      variants={[{ id, label: firstLabel }]}
      rows={[{ label: secondLabel, values: [values] }]}
    />
  ),
  {
    do: {
      ko: ['정션 블록 사양', '항목', 'guide-ko', '실내용 기본형', '정격 전압', '12 V'],
      en: ['Junction block variants', 'Item', 'guide-en', 'Cabin, basic', 'Rated voltage', '12 V'],
    },
    dont: {
      ko: ['사양', '항목', 'guide-no-ko', 'JB-A1-R2', '전압', '12'],
      en: ['Variants', 'Item', 'guide-no-en', 'JB-A1-R2', 'Voltage', '12'],
    },
  },
);
