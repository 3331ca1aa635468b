import { defineConfig } from 'tsup';
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/navegador.ts',
    'src/react.ts',
    'src/msw.ts',
    'src/openapi.ts',
    'src/registro.ts',
  ],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
});
