export { CommandPalette, useCommandPaletteShortcut } from './CommandPalette.tsx';
export type { Command, CommandGroup, CommandPaletteProps } from './CommandPalette.tsx';
