'use client';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import * as css from './CommandPaletteTrigger.css.ts';
import { texts } from './intl/trigger.ts';

/** Props of {@link CommandPaletteTrigger}. */
export interface CommandPaletteTriggerProps {
  /** Opens the palette. */
  readonly onPress: () => void;
  /** What can be reached by it. @default 'Ir para…' */
  readonly label?: string;
}

/** The palette's place in the bar: a box that says its keys, and on a phone an icon. */
export function CommandPaletteTrigger({ onPress, label = texts.label }: CommandPaletteTriggerProps) {
  return (
    <Button className={css.trigger} aria-label={`${label} Ctrl K`} onPress={onPress}>
      <Search className={css.icon} aria-hidden />
      <span className={css.words}>{label}</span> <kbd className={css.keys}>Ctrl K</kbd>
    </Button>
  );
}
