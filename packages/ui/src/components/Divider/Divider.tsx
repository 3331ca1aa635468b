import { Separator } from 'radix-ui';
import * as css from './Divider.css.ts';

export interface DividerProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between things that space alone does not part. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return orientation === 'vertical' ? (
    <Separator.Root orientation="vertical" className={css.vertical} />
  ) : (
    <hr className={css.horizontal} />
  );
}
