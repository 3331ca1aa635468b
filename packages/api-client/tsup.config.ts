import { defineConfig } from 'tsup';
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    browser: 'src/browser.ts',
    react: 'src/react/index.ts',
    session: 'src/session/index.ts',
    msw: 'src/msw.ts',
    openapi: 'src/openapi.ts',
    registry: 'src/registry.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
});
