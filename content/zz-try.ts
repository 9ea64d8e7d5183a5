import { build } from 'vite';
import { contentPlugin } from './vite-plugin.ts';
await build({ root: '/tmp/c1app', configFile: false, logLevel: 'warn', plugins: [contentPlugin()], build: { manifest: true, outDir: '/tmp/c1app/dist', emptyOutDir: true, modulePreload: false, rollupOptions: { input: '/tmp/c1app/src/client.js' } } });
