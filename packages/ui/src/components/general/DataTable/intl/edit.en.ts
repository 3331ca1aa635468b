import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './edit.pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  edit: 'Edit',
  editRow: (row) => `Edit ${row}`,
  editRecord: 'Edit record',
  editRecordRow: (row) => `Edit record: ${row}`,
  save: 'Save',
  saveRow: (row) => `Save ${row}`,
  cancel: 'Cancel',
  cancelRow: (row) => `Cancel editing ${row}`,
  cancelRecord: 'Cancel editing',
  cancelRecordRow: (row) => `Cancel editing: ${row}`,
  end: 'Done',
  endRow: (row) => `Finish editing ${row}`,
  saving: 'Saving...',
  rowSaved: (row) => `${row}: changes saved.`,
  editCancelled: (row) => `${row}: editing cancelled.`,
  editEnded: (row) => `${row}: editing finished.`,
  editFirst: (row, next) => `Save or cancel the changes to ${row} before you edit ${next}.`,
  editAway: (row) => `The changes to ${row} have not been saved, and this row is not in sight.`,
  discard: 'Discard',
  discardRow: (row) => `Discard the changes to ${row}`,
  saveFailed: 'It could not be saved. What you typed is still here; try again.',
};
