import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Which way it runs. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** A hairline between things that space alone does not part. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return orientation === 'vertical' ? (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it takes no focus: a line and no control
    <div role="separator" aria-orientation="vertical" className={css.vertical} />
  ) : (
    <hr className={css.horizontal} />
  );
}
