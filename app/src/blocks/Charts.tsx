import { Chart, ChartGroup, Section } from '@site/design-system';
import styled from 'styled-components';
import { DOWNLOADS } from '@site/contract/paths';
import type { ChartsBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/ViewContext.ts';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-10);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** Charts over the same years, with one choice of unit for all of them. */
export default function Charts({ block }: { readonly block: ChartsBlock }) {
  const { language } = useView();
  const { units, categories, categoryLabel, download } = block;
  const charts = (
    <Place>
      {block.items.map(({ title, wide, unit, ...item }) => (
        <Chart
          key={title}
          heading={title}
          {...item}
          units={unit ? [unit] : units}
          categories={categories}
          categoryLabel={categoryLabel}
          download={download && `${DOWNLOADS}${download}-${language}.csv`}
          data-wide={wide || undefined}
        />
      ))}
    </Place>
  );
  return (
    <Section id={block.id} heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      {units.length > 1 ? <ChartGroup units={units}>{charts}</ChartGroup> : charts}
    </Section>
  );
}
