export { SegmentedChoice, type Segment, type SegmentedChoiceProps } from './SegmentedChoice.tsx';
