// Types alone: no part's texts come into a bundle by this file. One line a part; `en.ts` has to have it too.
import type { texts as CepField } from '../components/field/CepField/intl/pt-BR.ts';
import type { texts as DateRangePicker } from '../components/field/DateRangePicker/intl/pt-BR.ts';
import type { texts as Button } from '../components/general/Button/intl/pt-BR.ts';
import type { texts as DataTableEdit } from '../components/general/DataTable/intl/edit.pt-BR.ts';
import type { texts as DataTableGroups } from '../components/general/DataTable/intl/groups.pt-BR.ts';
import type { texts as DataTablePanels } from '../components/general/DataTable/intl/panels.pt-BR.ts';
import type { texts as DataTable } from '../components/general/DataTable/intl/pt-BR.ts';
import type { texts as Dialog } from '../components/general/Dialog/intl/pt-BR.ts';
import type { texts as InlineAlert } from '../components/general/InlineAlert/intl/pt-BR.ts';
import type { texts as Loading } from '../components/general/Loading/intl/pt-BR.ts';
import type { texts as Menu } from '../components/general/Menu/intl/pt-BR.ts';
import type { texts as MoneyField } from '../components/general/MoneyField/intl/pt-BR.ts';
import type { texts as MoneyText } from '../components/general/MoneyText/intl/pt-BR.ts';
import type { texts as MultiSelect } from '../components/general/MultiSelect/intl/pt-BR.ts';
import type { texts as NotificationList } from '../components/general/NotificationList/intl/pt-BR.ts';
import type { texts as NumberField } from '../components/general/NumberField/intl/pt-BR.ts';
import type { texts as Page } from '../components/general/Page/intl/pt-BR.ts';
import type { texts as Pagination } from '../components/general/Pagination/intl/pt-BR.ts';
import type { texts as PasswordField } from '../components/general/PasswordField/intl/pt-BR.ts';
import type { texts as PdfViewer } from '../components/general/PdfViewer/intl/pt-BR.ts';
import type { texts as PersonCell } from '../components/general/PersonCell/intl/pt-BR.ts';
import type { texts as Popover } from '../components/general/Popover/intl/pt-BR.ts';
import type { texts as PrintSheet } from '../components/general/PrintSheet/intl/pt-BR.ts';
import type { texts as ProgressBar } from '../components/general/ProgressBar/intl/pt-BR.ts';
import type { texts as PublicShell } from '../components/general/PublicShell/intl/pt-BR.ts';
import type { texts as ReasonDialog } from '../components/general/ReasonDialog/intl/pt-BR.ts';
import type { texts as RetryDialog } from '../components/general/RetryDialog/intl/pt-BR.ts';
import type { texts as SearchField } from '../components/general/SearchField/intl/pt-BR.ts';
import type { texts as Select } from '../components/general/Select/intl/pt-BR.ts';
import type { texts as Sheet } from '../components/general/Sheet/intl/pt-BR.ts';
import type { texts as SignaturePad } from '../components/general/SignaturePad/intl/pt-BR.ts';
import type { texts as SignedMoney } from '../components/general/SignedMoney/intl/pt-BR.ts';
import type { texts as SortableList } from '../components/general/SortableList/intl/pt-BR.ts';
import type { texts as SplitPane } from '../components/general/SplitPane/intl/pt-BR.ts';
import type { texts as StatCard } from '../components/general/StatCard/intl/pt-BR.ts';
import type { texts as Stepper } from '../components/general/Stepper/intl/pt-BR.ts';
import type { texts as Switch } from '../components/general/Switch/intl/pt-BR.ts';
import type { texts as TagList } from '../components/general/TagList/intl/pt-BR.ts';
import type { texts as TextArea } from '../components/general/TextArea/intl/pt-BR.ts';
import type { texts as TextField } from '../components/general/TextField/intl/pt-BR.ts';
import type { texts as TextLink } from '../components/general/TextLink/intl/pt-BR.ts';
import type { texts as Toast } from '../components/general/Toast/intl/pt-BR.ts';
import type { texts as Tour } from '../components/general/Tour/intl/pt-BR.ts';
import type { texts as Tree } from '../components/general/Tree/intl/pt-BR.ts';
import type { texts as TreeSelect } from '../components/general/TreeSelect/intl/pt-BR.ts';
import type { texts as WizardLayout } from '../components/general/WizardLayout/intl/pt-BR.ts';
import type { SomeTexts, Texts } from '../internal/texts.types.ts';

/** Os textos de toda parte que os tem, pelo nome da parte. */
interface Registry {
  Button: typeof Button;
  CepField: typeof CepField;
  /** Os dos painéis, da edição e dos grupos vêm com o código deles, e também se trocam aqui. */
  DataTable: typeof DataTable & typeof DataTableEdit & typeof DataTableGroups & typeof DataTablePanels;
  DateRangePicker: typeof DateRangePicker;
  Dialog: typeof Dialog;
  InlineAlert: typeof InlineAlert;
  Loading: typeof Loading;
  Menu: typeof Menu;
  MoneyField: typeof MoneyField;
  MoneyText: typeof MoneyText;
  MultiSelect: typeof MultiSelect;
  NotificationList: typeof NotificationList;
  NumberField: typeof NumberField;
  Page: typeof Page;
  Pagination: typeof Pagination;
  PasswordField: typeof PasswordField;
  PdfViewer: typeof PdfViewer;
  PersonCell: typeof PersonCell;
  Popover: typeof Popover;
  PrintSheet: typeof PrintSheet;
  ProgressBar: typeof ProgressBar;
  PublicShell: typeof PublicShell;
  ReasonDialog: typeof ReasonDialog;
  RetryDialog: typeof RetryDialog;
  SearchField: typeof SearchField;
  Select: typeof Select;
  Sheet: typeof Sheet;
  SignaturePad: typeof SignaturePad;
  SignedMoney: typeof SignedMoney;
  SortableList: typeof SortableList;
  SplitPane: typeof SplitPane;
  StatCard: typeof StatCard;
  Stepper: typeof Stepper;
  Switch: typeof Switch;
  TagList: typeof TagList;
  TextArea: typeof TextArea;
  TextField: typeof TextField;
  TextLink: typeof TextLink;
  Toast: typeof Toast;
  Tour: typeof Tour;
  Tree: typeof Tree;
  TreeSelect: typeof TreeSelect;
  WizardLayout: typeof WizardLayout;
}

/** Um dicionário inteiro: todo texto de toda parte. */
export type AllTexts = { readonly [Part in keyof Registry]: Texts<Registry[Part]> };

/** Um dicionário: textos de partes, pelo nome da parte. O que fica de fora continua em português. */
export type AptoTexts = SomeTexts<AllTexts>;
