import { Skeleton } from '@site/design-system';

export default function SkeletonExample() {
  return <Skeleton rows={4} />;
}
