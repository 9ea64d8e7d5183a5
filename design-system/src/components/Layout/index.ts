export {
  Container,
  Grid,
  Row,
  Section,
  Stack,
  type ContainerProps,
  type GridProps,
  type SectionProps,
  type StackProps,
} from './Layout.tsx';
