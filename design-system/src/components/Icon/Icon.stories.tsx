import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Download,
  FileText,
  Globe,
  Info,
  Mail,
  MapPin,
  Menu,
  Phone,
  Plug,
  Search,
  TriangleAlert,
  X,
  Zap,
} from 'lucide';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Row, Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';

const texts = {
  ko: { charging: '급속 충전 지원', label: '급속 충전' },
  en: { charging: 'Supports fast charging', label: 'Fast charging' },
};

const IN_USE = [
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Download,
  FileText,
  Globe,
  Info,
  Mail,
  MapPin,
  Menu,
  Phone,
  Plug,
  Search,
  TriangleAlert,
  X,
  Zap,
];

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { icon: Zap },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: the adjacent text has the same meaning. */
export const Default: Story = {
  render: withControls((args, context) => (
    <Text>
      <Icon {...args} /> {pick(context, texts).charging}
    </Text>
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Stack>
      <Row>
        {IN_USE.map((icon, index) => (
          <Icon key={index} icon={icon} />
        ))}
      </Row>
      <Text size="lead">
        <Icon icon={Plug} /> {pick(context, texts).charging}
      </Text>
      <Text size="small" tone="muted">
        <Icon icon={Zap} label={pick(context, texts).label} />
      </Text>
    </Stack>
  ),
};
