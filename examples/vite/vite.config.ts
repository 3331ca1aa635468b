import { defineConfig } from 'vite';

// Duas páginas num build; nenhum plug-in.
export default defineConfig({ build: { rolldownOptions: { input: ['index.html', 'report.html'] } } });
