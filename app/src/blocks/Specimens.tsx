import { Section, Specimens } from '@site/design-system';
import type { SpecimensBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';

export default function SpecimensSection({ block }: { readonly block: SpecimensBlock }) {
  const { id, heading, text, columns, wrong, items } = block;
  return (
    <Section id={id} heading={heading} intro={text && <p>{text}</p>}>
      <Specimens
        columns={columns}
        wrong={wrong}
        items={items.map(({ drawing, ...item }) => ({
          ...item,
          drawing: <Drawing id={drawing} />,
        }))}
      />
    </Section>
  );
}
