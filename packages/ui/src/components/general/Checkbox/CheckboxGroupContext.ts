import { createContext } from 'react';

/** What a `CheckboxGroup` tells the boxes inside of it. */
export interface CheckboxGroupState {
  readonly values: readonly string[];
  readonly toggle: (value: string, isSelected: boolean) => void;
  readonly isDisabled: boolean;
  /** Read-only: the boxes can be reached and read, not changed. */
  readonly isBlocked: boolean;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
