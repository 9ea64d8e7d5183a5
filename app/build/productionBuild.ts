import { build, type InlineConfig } from 'vite';

/**
 * Builds with Vite for production whatever NODE_ENV says, and leaves NODE_ENV as it was: Vite and React
 * choose their development versions by it, and a development server may start in the same process.
 */
export async function productionBuild(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
