export { CommandPalette } from './CommandPalette.tsx';
export { useCommandPaletteShortcut } from './useCommandPaletteShortcut.ts';
export type { Command, CommandGroup, CommandPaletteProps } from './CommandPalette.tsx';
export { CommandPaletteTrigger, type CommandPaletteTriggerProps } from './CommandPaletteTrigger.tsx';
