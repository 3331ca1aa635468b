'use client';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from './CommandPaletteTrigger.css.ts';
import { texts as defaults } from './intl/trigger.pt-BR.ts';

/** Propriedades de {@link CommandPaletteTrigger}. */
export interface CommandPaletteTriggerProps {
  /** Abre a paleta. */
  readonly onPress: () => void;
  /** O que se alcança por ela. @default 'Ir para…' */
  readonly label?: string;
}

/** O lugar da paleta na barra: uma caixa que diz suas teclas e, no celular, um ícone. */
export function CommandPaletteTrigger({ onPress, label }: CommandPaletteTriggerProps) {
  const texts = useTexts('CommandPaletteTrigger', defaults);
  const name = label ?? texts.label;
  return (
    <Button className={css.trigger} aria-label={`${name} Ctrl K`} onPress={onPress}>
      <Search className={css.icon} aria-hidden />
      <span className={css.words}>{name}</span> <kbd className={css.keys}>Ctrl K</kbd>
    </Button>
  );
}
