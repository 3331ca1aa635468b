'use client';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { texts as defaults } from '../intl/edit.pt-BR.ts';

/**
 * How wide the column of the row's buttons is, in px: while a row is edited two stand beside each other, but where each
 * cell is saved by itself: there one is all but always enough, and its fields need the room.
 */
export const ROW_EDIT_WIDTH = {
  row: { rest: 104, editing: 172 },
  record: { rest: 152, editing: 172 },
} as const;

interface RowEditActionsProps {
  readonly rowLabel: string;
  /** The rows are records: 'Cancelar edição'. */
  readonly isRecord: boolean;
  /** Nothing is left to save or to give up. */
  readonly isAllSaved: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** The buttons of the row that is edited. */
export function RowEditActions({
  rowLabel,
  isRecord,
  isAllSaved,
  isSaving,
  onCancel,
  onSave,
}: RowEditActionsProps) {
  const texts = useTexts('DataTable', defaults);
  return (
    <>
      {isAllSaved ? null : (
        <Button
          size="small"
          variant="quiet"
          aria-label={isRecord ? texts.cancelRecordRow(rowLabel) : texts.cancelRow(rowLabel)}
          onPress={onCancel}
        >
          {isRecord ? texts.cancelRecord : texts.cancel}
        </Button>
      )}
      <Button
        size="small"
        variant={isAllSaved ? 'secondary' : 'primary'}
        aria-label={isAllSaved ? texts.endRow(rowLabel) : texts.saveRow(rowLabel)}
        data-save
        isPending={isSaving}
        pendingLabel={texts.saving}
        onPress={onSave}
      >
        {isAllSaved ? texts.end : texts.save}
      </Button>
    </>
  );
}
