'use client';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import * as tagCss from '../../general/Tag/Tag.css.ts';
import { hasError } from '../../general/Field/Field.tsx';
import { Tooltip } from '../../general/Tooltip/Tooltip.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import * as css from './StatusTag.css.ts';

export interface StatusTagProps {
  /** The status in words. */
  readonly children: ReactNode;
  /** The domain's `tom` of the status. @default 'neutral' */
  readonly tone?: ToneName;
  /** The name of the status' icon in the domain's catalogue, or an icon. */
  readonly icon?: ReactNode;
  /** What a hover, focus or tap adds. */
  readonly tooltip?: ReactNode;
  /** Makes the tag a button that opens something: the reason, the pendencies, the reserved times. */
  readonly onPress?: (() => void) | undefined;
  /** What the press opens, for screen readers: 'ver motivo'. */
  readonly opens?: string;
  /** For whom it waits, and since when. */
  readonly note?: ReactNode;
}

/** The status of something: icon, words and tone, the same everywhere. */
export function StatusTag({
  children,
  tone = 'neutral',
  icon,
  tooltip,
  onPress,
  opens,
  note,
}: StatusTagProps) {
  const content = (
    <>
      {icon && (
        <span className={tagCss.icon} aria-hidden>
          {typeof icon === 'string' ? <StatusIcon icon={icon} /> : icon}
        </span>
      )}
      <span className={tagCss.words} data-text>
        {children}
      </span>
    </>
  );
  const look = cx(tagCss.tag, tagCss.tone[tone]);
  // With a tooltip alone the press shows it: a finger has no other way to ask.
  const [isExplained, setExplained] = useState(false);
  const isButton = onPress !== undefined || hasError(tooltip);
  const tag = isButton ? (
    <Button
      className={cx(look, css.pressable)}
      onPress={onPress ?? (() => setExplained(true))}
      {...(onPress && opens && typeof children === 'string' ? { 'aria-label': `${children}, ${opens}` } : {})}
    >
      {content}
      {onPress && <ChevronRight className={css.opens} aria-hidden />}
    </Button>
  ) : (
    <span className={look}>{content}</span>
  );
  const explained = hasError(tooltip) ? (
    <Tooltip
      content={tooltip}
      {...(onPress ? {} : { closesOnPress: false, isOpen: isExplained, onOpenChange: setExplained })}
    >
      {tag}
    </Tooltip>
  ) : (
    tag
  );
  if (!note) return explained;
  return (
    <span className={css.block}>
      {explained}
      <span className={css.note}>{note}</span>
    </span>
  );
}
