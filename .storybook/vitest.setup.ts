import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

import preview from './preview.tsx';

/** Component tests reuse the stories with the surroundings that Storybook gives them. */
const { beforeAll: prepare } = setProjectAnnotations([preview.composed]);
beforeAll(prepare);
