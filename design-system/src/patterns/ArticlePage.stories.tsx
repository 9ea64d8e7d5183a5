import type { Meta, StoryObj } from '@storybook/react-vite';

import { createExample } from '../stories/example.tsx';
import ArticlePageExample from './ArticlePage.example.tsx';
import code from './ArticlePage.example.tsx?raw';

const meta = { title: 'Patterns/Article page' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(ArticlePageExample, code);
