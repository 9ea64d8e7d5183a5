import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Row } from '../Layout/index.ts';
import { CopyButton } from './CopyButton.tsx';

export const guidance: Guidance = {
  do: createPair(
    (of) => (
      <Row>
        <code>7K3M-9QXT</code>
        <CopyButton text="7K3M-9QXT" of={of} />
      </Row>
    ),
    { ko: ['접수번호'], en: ['Receipt number'] },
  ),
  dont: createPair(() => <CopyButton text="7K3M-9QXT" />, { ko: [], en: [] }),
};
