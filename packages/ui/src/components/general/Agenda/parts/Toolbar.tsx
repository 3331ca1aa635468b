'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { SegmentedControl } from '../../SegmentedControl/index.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { AgendaView } from '../types.ts';
import * as css from '../AgendaFrame.css.ts';

interface ToolbarProps {
  readonly title: string;
  readonly view: AgendaView;
  readonly views: readonly AgendaView[];
  readonly onView: (view: AgendaView) => void;
  readonly onStep: (periods: number) => void;
  readonly onToday: () => void;
  readonly texts: AgendaTexts;
  readonly children: ReactNode;
}

/** Which period and which view. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { title, view, views, onView, onStep, onToday, texts, children } = props;
  return (
    <div className={css.toolbar} data-print="hide">
      <div className={css.steps}>
        <Button onPress={onToday}>{texts.today}</Button>
        <IconButton icon={<ChevronLeft />} aria-label={texts.previous[view]} onPress={() => onStep(-1)} />
        <IconButton icon={<ChevronRight />} aria-label={texts.next[view]} onPress={() => onStep(1)} />
      </div>
      <p className={css.title}>{title}</p>
      {children}
      {views.length > 1 && (
        <SegmentedControl
          label={texts.views}
          value={view}
          onChange={onView}
          options={views.map((value) => ({ value, label: texts.viewNames[value] }))}
        />
      )}
    </div>
  );
});
