import { texts as ActionHistoryDialog } from '../components/field/ActionHistoryDialog/intl/en.ts';
import { texts as AddressFields } from '../components/field/AddressFields/intl/en.ts';
import { texts as CepField } from '../components/field/CepField/intl/en.ts';
import { texts as ChargeAcknowledgement } from '../components/field/ChargeAcknowledgement/intl/en.ts';
import { texts as ClinicCard } from '../components/field/ClinicCard/intl/en.ts';
import { texts as ClinicInfo } from '../components/field/ClinicInfo/intl/en.ts';
import { texts as DatePicker } from '../components/field/DatePicker/intl/en.ts';
import { texts as DateRangePicker } from '../components/field/DateRangePicker/intl/en.ts';
import { texts as DateStrip } from '../components/field/DateStrip/intl/en.ts';
import { texts as DateTimeField } from '../components/field/DateTimeField/intl/en.ts';
import { texts as HoldCountdown } from '../components/field/HoldCountdown/intl/en.ts';
import { texts as LinkTokenDialog } from '../components/field/LinkTokenDialog/intl/en.ts';
import { texts as MonthField } from '../components/field/MonthField/intl/en.ts';
import { texts as PeriodPicker } from '../components/field/PeriodPicker/intl/en.ts';
import { texts as ProcedureTable } from '../components/field/ProcedureTable/intl/en.ts';
import { texts as ProviderSelect } from '../components/field/ProviderSelect/intl/en.ts';
import { texts as RiskList } from '../components/field/RiskList/intl/en.ts';
import { texts as ScheduleGrid } from '../components/field/ScheduleGrid/intl/en.ts';
import { texts as TimeField } from '../components/field/TimeField/intl/en.ts';
import { texts as Timeline } from '../components/field/Timeline/intl/en.ts';
import { texts as TimelineDialog } from '../components/field/TimelineDialog/intl/en.ts';
import { texts as TimeRangeField } from '../components/field/TimeRangeField/intl/en.ts';
import { texts as TimeSlotPicker } from '../components/field/TimeSlotPicker/intl/en.ts';
import { texts as TimeSlotRow } from '../components/field/TimeSlotRow/intl/en.ts';
import { texts as WeekHours } from '../components/field/WeekHours/intl/en.ts';
import { texts as WhatsAppDialog } from '../components/field/WhatsAppDialog/intl/en.ts';
import { texts as WhyNot } from '../components/field/WhyNot/intl/en.ts';
import { texts as Accordion } from '../components/general/Accordion/intl/en.ts';
import { texts as Agenda } from '../components/general/Agenda/intl/en.ts';
import { texts as AppShell } from '../components/general/AppShell/intl/en.ts';
import { texts as AsyncMultiSelect } from '../components/general/AsyncMultiSelect/intl/en.ts';
import { texts as AttachmentsDialog } from '../components/general/AttachmentsDialog/intl/en.ts';
import { texts as Banner } from '../components/general/Banner/intl/en.ts';
import { texts as Breadcrumb } from '../components/general/Breadcrumb/intl/en.ts';
import { texts as Button } from '../components/general/Button/intl/en.ts';
import { texts as Calendar } from '../components/general/Calendar/intl/en.ts';
import { texts as CheckMatrix } from '../components/general/CheckMatrix/intl/en.ts';
import { texts as ChipSearch } from '../components/general/ChipSearch/intl/en.ts';
import { texts as ComboBox } from '../components/general/ComboBox/intl/en.ts';
import { texts as CommandPalette } from '../components/general/CommandPalette/intl/en.ts';
import { texts as CommandPaletteTrigger } from '../components/general/CommandPalette/intl/trigger.en.ts';
import { texts as ConfirmDialog } from '../components/general/ConfirmDialog/intl/en.ts';
import { texts as CopyField } from '../components/general/CopyField/intl/en.ts';
import { texts as csv } from '../components/general/DataTable/intl/csv.en.ts';
import { texts as edit } from '../components/general/DataTable/intl/edit.en.ts';
import { texts as table } from '../components/general/DataTable/intl/en.ts';
import { texts as groups } from '../components/general/DataTable/intl/groups.en.ts';
import { texts as panels } from '../components/general/DataTable/intl/panels.en.ts';
import { texts as DeactivateDialog } from '../components/general/DeactivateDialog/intl/en.ts';
import { texts as DescriptionDialog } from '../components/general/DescriptionDialog/intl/en.ts';
import { texts as DescriptionList } from '../components/general/DescriptionList/intl/en.ts';
import { texts as Dialog } from '../components/general/Dialog/intl/en.ts';
import { texts as ErrorState } from '../components/general/ErrorState/intl/en.ts';
import { texts as Field } from '../components/general/Field/intl/en.ts';
import { texts as FileDrop } from '../components/general/FileDrop/intl/en.ts';
import { texts as filterBar } from '../components/general/FilterBar/intl/en.ts';
import { texts as savedFilters } from '../components/general/FilterBar/intl/saved.en.ts';
import { texts as FilterDialog } from '../components/general/FilterDialog/intl/en.ts';
import { texts as FormSummary } from '../components/general/FormSummary/intl/en.ts';
import { texts as InlineAlert } from '../components/general/InlineAlert/intl/en.ts';
import { texts as Loading } from '../components/general/Loading/intl/en.ts';
import { texts as Menu } from '../components/general/Menu/intl/en.ts';
import { texts as MoneyField } from '../components/general/MoneyField/intl/en.ts';
import { texts as MoneyText } from '../components/general/MoneyText/intl/en.ts';
import { texts as MultiSelect } from '../components/general/MultiSelect/intl/en.ts';
import { texts as NotificationList } from '../components/general/NotificationList/intl/en.ts';
import { texts as NumberField } from '../components/general/NumberField/intl/en.ts';
import { texts as Page } from '../components/general/Page/intl/en.ts';
import { texts as Pagination } from '../components/general/Pagination/intl/en.ts';
import { texts as PasswordField } from '../components/general/PasswordField/intl/en.ts';
import { texts as PdfViewer } from '../components/general/PdfViewer/intl/en.ts';
import { texts as PersonCell } from '../components/general/PersonCell/intl/en.ts';
import { texts as Popover } from '../components/general/Popover/intl/en.ts';
import { texts as PrintSheet } from '../components/general/PrintSheet/intl/en.ts';
import { texts as ProgressBar } from '../components/general/ProgressBar/intl/en.ts';
import { texts as PublicShell } from '../components/general/PublicShell/intl/en.ts';
import { texts as ReasonDialog } from '../components/general/ReasonDialog/intl/en.ts';
import { texts as RetryDialog } from '../components/general/RetryDialog/intl/en.ts';
import { texts as SearchField } from '../components/general/SearchField/intl/en.ts';
import { texts as Select } from '../components/general/Select/intl/en.ts';
import { texts as Sheet } from '../components/general/Sheet/intl/en.ts';
import { texts as SignaturePad } from '../components/general/SignaturePad/intl/en.ts';
import { texts as SignedMoney } from '../components/general/SignedMoney/intl/en.ts';
import { texts as SortableList } from '../components/general/SortableList/intl/en.ts';
import { texts as SplitPane } from '../components/general/SplitPane/intl/en.ts';
import { texts as StatCard } from '../components/general/StatCard/intl/en.ts';
import { texts as Stepper } from '../components/general/Stepper/intl/en.ts';
import { texts as Switch } from '../components/general/Switch/intl/en.ts';
import { texts as TagList } from '../components/general/TagList/intl/en.ts';
import { texts as TextArea } from '../components/general/TextArea/intl/en.ts';
import { texts as TextField } from '../components/general/TextField/intl/en.ts';
import { texts as TextLink } from '../components/general/TextLink/intl/en.ts';
import { texts as Toast } from '../components/general/Toast/intl/en.ts';
import { texts as Tour } from '../components/general/Tour/intl/en.ts';
import { texts as Tree } from '../components/general/Tree/intl/en.ts';
import { texts as TreeSelect } from '../components/general/TreeSelect/intl/en.ts';
import { texts as WizardLayout } from '../components/general/WizardLayout/intl/en.ts';
import { texts as OptionList } from '../controls/OptionList/intl/en.ts';
import { texts as MultiField } from '../controls/OptionList/intl/multi.en.ts';
import type { AllTexts } from './registry.ts';

/** O dicionário inteiro em inglês, para o `texts` do `AptoProvider`, com o seu `locale` 'en'. */
export const en: AllTexts = {
  Accordion,
  ActionHistoryDialog,
  AddressFields,
  Agenda,
  AppShell,
  AsyncMultiSelect,
  AttachmentsDialog,
  Banner,
  Breadcrumb,
  Button,
  Calendar,
  CepField,
  ChargeAcknowledgement,
  CheckMatrix,
  ChipSearch,
  ClinicCard,
  ClinicInfo,
  ComboBox,
  CommandPalette,
  CommandPaletteTrigger,
  ConfirmDialog,
  CopyField,
  DataTable: { ...table, ...csv, ...panels, ...edit, ...groups },
  DatePicker,
  DateRangePicker,
  DateStrip,
  DateTimeField,
  DeactivateDialog,
  DescriptionDialog,
  DescriptionList,
  Dialog,
  ErrorState,
  Field,
  FileDrop,
  FilterBar: { ...filterBar, ...savedFilters },
  FilterDialog,
  FormSummary,
  HoldCountdown,
  InlineAlert,
  LinkTokenDialog,
  Loading,
  Menu,
  MoneyField,
  MoneyText,
  MonthField,
  MultiField,
  MultiSelect,
  NotificationList,
  NumberField,
  OptionList,
  Page,
  Pagination,
  PasswordField,
  PdfViewer,
  PeriodPicker,
  PersonCell,
  Popover,
  PrintSheet,
  ProcedureTable,
  ProgressBar,
  ProviderSelect,
  PublicShell,
  ReasonDialog,
  RetryDialog,
  RiskList,
  ScheduleGrid,
  SearchField,
  Select,
  Sheet,
  SignaturePad,
  SignedMoney,
  SortableList,
  SplitPane,
  StatCard,
  Stepper,
  Switch,
  TagList,
  TextArea,
  TextField,
  TextLink,
  TimeField,
  TimeRangeField,
  TimeSlotPicker,
  TimeSlotRow,
  Timeline,
  TimelineDialog,
  Toast,
  Tour,
  Tree,
  TreeSelect,
  WeekHours,
  WhatsAppDialog,
  WhyNot,
  WizardLayout,
};
