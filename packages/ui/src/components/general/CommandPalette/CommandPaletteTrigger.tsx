'use client';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import * as css from './CommandPaletteTrigger.css.ts';
import { texts } from './intl/trigger.ts';

/** Propriedades de {@link CommandPaletteTrigger}. */
export interface CommandPaletteTriggerProps {
  /** Abre a paleta. */
  readonly onPress: () => void;
  /** O que se alcança por ela. @default 'Ir para…' */
  readonly label?: string;
}

/** O lugar da paleta na barra: uma caixa que diz suas teclas e, no celular, um ícone. */
export function CommandPaletteTrigger({ onPress, label = texts.label }: CommandPaletteTriggerProps) {
  return (
    <Button className={css.trigger} aria-label={`${label} Ctrl K`} onPress={onPress}>
      <Search className={css.icon} aria-hidden />
      <span className={css.words}>{label}</span> <kbd className={css.keys}>Ctrl K</kbd>
    </Button>
  );
}
