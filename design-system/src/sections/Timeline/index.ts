export { Timeline, type Milestone, type TimelineProps, type TimelineYear } from './Timeline.tsx';
