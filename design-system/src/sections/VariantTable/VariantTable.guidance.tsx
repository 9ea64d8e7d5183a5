import { guide, type Guidance } from '../../stories/guidance.ts';
import { VariantTable } from './VariantTable.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <VariantTable
        caption="정션 블록 사양"
        itemLabel="항목"
        variants={[{ id: 'guide-ko', label: '실내용 기본형' }]}
        rows={[{ label: '정격 전압', values: ['12 V'] }]}
      />,
      '사양을 쓰임으로 부릅니다.',
    ),
    en: guide(
      <VariantTable
        caption="Junction block variants"
        itemLabel="Item"
        variants={[{ id: 'guide-en', label: 'Cabin, basic' }]}
        rows={[{ label: 'Rated voltage', values: ['12 V'] }]}
      />,
      'Variants are named by their use.',
    ),
  },
  dont: {
    ko: guide(
      <VariantTable
        caption="사양"
        itemLabel="항목"
        variants={[{ id: 'guide-no-ko', label: 'JB-A1-R2' }]}
        rows={[{ label: '전압', values: ['12'] }]}
      />,
      '품번만 적거나 단위를 빼지 않습니다.',
    ),
    en: guide(
      <VariantTable
        caption="Variants"
        itemLabel="Item"
        variants={[{ id: 'guide-no-en', label: 'JB-A1-R2' }]}
        rows={[{ label: 'Voltage', values: ['12'] }]}
      />,
      'Part numbers alone, and values without units.',
    ),
  },
};
