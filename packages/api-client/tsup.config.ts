import { defineConfig } from 'tsup';
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    navegador: 'src/navegador.ts',
    react: 'src/react.ts',
    sessao: 'src/sessao/index.ts',
    msw: 'src/msw.ts',
    openapi: 'src/openapi.ts',
    registro: 'src/registro.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
});
