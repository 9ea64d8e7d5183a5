export {
  Container,
  Grid,
  Row,
  Section,
  Stack,
  type GridProps,
  type SectionProps,
  type StackProps,
} from './Layout.tsx';
