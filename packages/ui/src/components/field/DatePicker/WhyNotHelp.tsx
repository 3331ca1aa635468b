'use client';

import { CircleHelp } from 'lucide-react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { PlacedPopover } from '../../../internal/PlacedPopover.tsx';
import * as overlay from './DateOverlay.css.ts';
import * as css from './PickerField.css.ts';
import type { Refusal } from './useDateChoice.ts';
import type { Picker } from './usePicker.ts';
import { WhyNot } from './WhyNot.tsx';

interface WhyNotHelpProps {
  readonly picker: Picker;
  readonly refusal: Refusal;
}

/** 'Por que não?' beside the field's error. */
export function WhyNotHelp({ picker, refusal }: WhyNotHelpProps) {
  const { texts } = picker;
  return (
    <DialogTrigger>
      <Button className={css.linkButton}>
        <CircleHelp size={16} aria-hidden />
        {texts.whyNot}
      </Button>
      <PlacedPopover kind="dialog" className={overlay.popover} placement="bottom start" offset={4}>
        <Dialog aria-label={texts.whyNot} className={overlay.dialog}>
          {({ close }) => (
            <div className={css.popoverBody}>
              <WhyNot picker={picker} refusal={refusal} onDone={close} />
            </div>
          )}
        </Dialog>
      </PlacedPopover>
    </DialogTrigger>
  );
}
