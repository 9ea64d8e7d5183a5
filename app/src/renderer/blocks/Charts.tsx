import { Chart, ChartGrid, ChartGroup, Section } from '@site/design-system';
import { DOWNLOADS } from '@site/contract/paths';
import type { ChartsBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** Charts of the same years, with a choice of units for all of them. A single one is beside its heading, unless it is wide. */
export default function Charts({ block }: { readonly block: ChartsBlock }) {
  const { language } = useView();
  const { units, items, categories, categoryLabel, download } = block;
  const isAlone = items.length === 1 && !items[0]?.wide;
  const charts = (
    <ChartGrid>
      {items.map(({ title, wide, unit, ...item }) => (
        <Chart
          key={title}
          heading={title}
          {...item}
          units={unit ? [unit] : units}
          categories={categories}
          categoryLabel={categoryLabel}
          download={download && `${DOWNLOADS}${download}-${language}.csv`}
          wide={wide || isAlone}
        />
      ))}
    </ChartGrid>
  );
  return (
    <Section {...getSectionProps(block)} arrangement={isAlone ? 'side' : 'stacked'}>
      {units.length > 1 ? <ChartGroup units={units}>{charts}</ChartGroup> : charts}
    </Section>
  );
}
