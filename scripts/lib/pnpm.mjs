/** The package manager that every command uses, as npx takes it. */
export const PNPM = 'pnpm@12.21.0';
