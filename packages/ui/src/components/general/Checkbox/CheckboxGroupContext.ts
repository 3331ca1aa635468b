import { createContext } from 'react';

/** What a `CheckboxGroup` tells the boxes inside of it. */
export interface CheckboxGroupState {
  values: readonly string[];
  toggle: (value: string, isSelected: boolean) => void;
  isDisabled: boolean;
  /** Read-only: the boxes can be reached and read, not changed. */
  isBlocked: boolean;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
