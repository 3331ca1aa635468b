'use client';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import * as css from './PublicShell.css.ts';

/** A name of at most two lines; one that was cut is whole where it is pressed, and read whole aloud in any case. */
export function CompanyName({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isWhole) return undefined;
    const look = (): void => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, isCut, isWhole]);
  const words = (
    <span ref={box} className={cx(css.name, !isWhole && css.twoLines)}>
      {name}
    </span>
  );
  if (!isCut) return words;
  return (
    <AriaButton className={css.whole} aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
      {words}
    </AriaButton>
  );
}
