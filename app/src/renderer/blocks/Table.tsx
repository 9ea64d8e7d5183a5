import { Section, Table } from '@site/design-system';
import type { ReactNode } from 'react';
import type { Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';
import type { TableBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { isWiderThanPhone } from './parts/is-wider-than-phone.ts';
import { getProgress } from './parts/progress.ts';
import { useView } from '../view/view-context.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** Tables of more columns, and those with bars, need the width of the page; others are beside their heading. */
const COLUMNS_BESIDE = 3;

/** Tables of two columns with at least this many rows have two of them next to each other on wide screens. */
const PAIRED_FROM = 4;

/** Returns the rows with the text of each bar, and the lengths of the bars. */
function drawProgress({ rows, progress }: TableBlock, language: Language) {
  if (!progress) return { rows };
  const { column, target, from, label } = progress;
  const values = rows.map((row, index) => {
    const start = from[index] ?? undefined;
    return start === undefined
      ? undefined
      : getProgress(start, row[column] ?? '', row[target] ?? '');
  });
  const labeledRows = rows.map((row: readonly ReactNode[], index) => {
    const value = values[index];
    if (value === undefined) return row;
    const percent = fillMessage(label, language, { percent: Math.round(value * 100) });
    return row.with(
      column,
      <>
        {row[column]} <small>{percent}</small>
      </>,
    );
  });
  return { rows: labeledRows, progress: { column, values } };
}

/** A section with one table. */
export default function TableSection({ block }: { readonly block: TableBlock }) {
  const { language } = useView();
  const { columns, rows, numeric, levels, progress, shares, drawing } = block;
  const isPaired = columns.length === 2 && rows.length >= PAIRED_FROM && !numeric && !drawing;
  const isBeside =
    drawing !== undefined || !(isPaired || progress || shares || columns.length > COLUMNS_BESIDE);
  return (
    <Section
      {...getSectionProps(block)}
      arrangement={block.heading && isBeside ? 'side' : 'stacked'}
      spot={drawing && <Drawing id={drawing} decorative />}
    >
      <Table
        caption={block.caption}
        captionVisible={!block.heading}
        columns={columns}
        {...drawProgress(block, language)}
        numeric={numeric}
        levels={levels}
        shares={shares}
        stacked={!levels && isWiderThanPhone(rows)}
        paired={isPaired}
      />
    </Section>
  );
}
