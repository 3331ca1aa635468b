'use client';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import type { HeldEditLineProps } from '../ground/edit.types.ts';
import { texts as defaults } from '../intl/edit.pt-BR.ts';
import { useFocusLeft } from '../ground/useFocusLeft.ts';
import * as css from '../ground/DataTable.css.ts';

/** The row being edited left the page with changes that are not saved: it is saved or given up from here. */
export function HeldEditLine({ edit }: HeldEditLineProps) {
  const { held } = edit.parts;
  return held === null ? null : <Line edit={edit} held={held} />;
}

function Line({ edit, held }: HeldEditLineProps & { held: string }) {
  const texts = useTexts('DataTable', defaults);
  const line = useRef<HTMLDivElement>(null);
  useFocusLeft(line);
  const { notice, problems } = edit.parts;
  return (
    <div ref={line} className={css.stale}>
      <CircleAlert size={16} aria-hidden="true" />
      <span role="alert" className={css.staleText}>
        {[notice ?? texts.editAway(held), problems].filter(Boolean).join(' ')}
      </span>
      <Button
        size="small"
        variant="secondary"
        aria-label={texts.saveRow(held)}
        data-save
        isPending={edit.isSaving}
        pendingLabel={texts.saving}
        onPress={() => void edit.save()}
      >
        {texts.save}
      </Button>
      <Button size="small" variant="quiet" aria-label={texts.discardRow(held)} onPress={edit.cancel}>
        {texts.discard}
      </Button>
    </div>
  );
}
