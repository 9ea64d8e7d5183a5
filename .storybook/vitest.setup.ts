import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

import preview from './preview.tsx';

/** Component tests render the stories with the decorators and globals of Storybook. */
const { beforeAll: prepare } = setProjectAnnotations([preview.composed]);
beforeAll(prepare);
