import apto from '@apto/eslint-plugin';

// TypeScript is read by oxlint, with the same rules (oxlint.json); ESLint reads the JavaScript.
export default [
  { files: ['**/*.{js,jsx}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
  apto.configs.recommended,
];
