// Types alone: no part's texts come into a bundle by this file. One line a part; `en.ts` has to have it too.
import type { texts as CepField } from '../components/field/CepField/intl/pt-BR.ts';
import type { texts as DateRangePicker } from '../components/field/DateRangePicker/intl/pt-BR.ts';
import type { texts as Button } from '../components/general/Button/intl/pt-BR.ts';
import type { texts as DataTableEdit } from '../components/general/DataTable/intl/edit.pt-BR.ts';
import type { texts as DataTableGroups } from '../components/general/DataTable/intl/groups.pt-BR.ts';
import type { texts as DataTablePanels } from '../components/general/DataTable/intl/panels.pt-BR.ts';
import type { texts as DataTable } from '../components/general/DataTable/intl/pt-BR.ts';
import type { texts as Dialog } from '../components/general/Dialog/intl/pt-BR.ts';
import type { texts as Pagination } from '../components/general/Pagination/intl/pt-BR.ts';
import type { texts as Toast } from '../components/general/Toast/intl/pt-BR.ts';
import type { SomeTexts, Texts } from '../internal/texts.types.ts';

/** Os textos de toda parte que os tem, pelo nome da parte. */
interface Registry {
  Button: typeof Button;
  CepField: typeof CepField;
  /** Os dos painéis, da edição e dos grupos vêm com o código deles, e também se trocam aqui. */
  DataTable: typeof DataTable & typeof DataTableEdit & typeof DataTableGroups & typeof DataTablePanels;
  DateRangePicker: typeof DateRangePicker;
  Dialog: typeof Dialog;
  Pagination: typeof Pagination;
  Toast: typeof Toast;
}

/** Um dicionário inteiro: todo texto de toda parte. */
export type AllTexts = { readonly [Part in keyof Registry]: Texts<Registry[Part]> };

/** Um dicionário: textos de partes, pelo nome da parte. O que fica de fora continua em português. */
export type AptoTexts = SomeTexts<AllTexts>;
