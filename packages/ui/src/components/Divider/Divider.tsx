import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Which way it runs. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between things that space alone does not part. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return orientation === 'vertical' ? (
    <div role="separator" aria-orientation="vertical" className={css.vertical} />
  ) : (
    <hr className={css.horizontal} />
  );
}
