import type { ESLint, Linter } from 'eslint';
import { importByEntry } from './rules/import-by-entry.ts';
import { noForeignOverlays } from './rules/no-foreign-overlays.ts';
import { noRawColors } from './rules/no-raw-colors.ts';

const plugin = {
  meta: { name: '@apto/eslint-plugin', namespace: 'apto' },
  rules: {
    'no-raw-colors': noRawColors,
    'no-foreign-overlays': noForeignOverlays,
    'import-by-entry': importByEntry,
  },
} satisfies ESLint.Plugin;

const recommended: Linter.Config = {
  name: '@apto/recommended',
  plugins: { apto: plugin },
  rules: {
    'apto/no-raw-colors': 'error',
    'apto/no-foreign-overlays': 'error',
    'apto/import-by-entry': 'warn',
  },
};

/** Rules for whoever uses @apto/ui, in ESLint's flat config (`apto.configs.recommended`) and as a plug-in of oxlint. */
const apto: typeof plugin & { configs: { recommended: Linter.Config } } = {
  ...plugin,
  configs: { recommended },
};

export default apto;
