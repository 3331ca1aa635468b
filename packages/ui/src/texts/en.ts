import { texts as CepField } from '../components/field/CepField/intl/en.ts';
import { texts as DateRangePicker } from '../components/field/DateRangePicker/intl/en.ts';
import { texts as Button } from '../components/general/Button/intl/en.ts';
import { texts as edit } from '../components/general/DataTable/intl/edit.en.ts';
import { texts as table } from '../components/general/DataTable/intl/en.ts';
import { texts as groups } from '../components/general/DataTable/intl/groups.en.ts';
import { texts as panels } from '../components/general/DataTable/intl/panels.en.ts';
import { texts as Dialog } from '../components/general/Dialog/intl/en.ts';
import { texts as MoneyField } from '../components/general/MoneyField/intl/en.ts';
import { texts as MultiSelect } from '../components/general/MultiSelect/intl/en.ts';
import { texts as NumberField } from '../components/general/NumberField/intl/en.ts';
import { texts as Pagination } from '../components/general/Pagination/intl/en.ts';
import { texts as PasswordField } from '../components/general/PasswordField/intl/en.ts';
import { texts as SearchField } from '../components/general/SearchField/intl/en.ts';
import { texts as Select } from '../components/general/Select/intl/en.ts';
import { texts as Switch } from '../components/general/Switch/intl/en.ts';
import { texts as TextArea } from '../components/general/TextArea/intl/en.ts';
import { texts as TextField } from '../components/general/TextField/intl/en.ts';
import { texts as Toast } from '../components/general/Toast/intl/en.ts';
import { texts as TreeSelect } from '../components/general/TreeSelect/intl/en.ts';
import type { AllTexts } from './registry.ts';

/** O dicionário inteiro em inglês, para o `texts` do `AptoProvider`, com o seu `locale` 'en'. */
export const en: AllTexts = {
  Button,
  CepField,
  DataTable: { ...table, ...panels, ...edit, ...groups },
  DateRangePicker,
  Dialog,
  MoneyField,
  MultiSelect,
  NumberField,
  Pagination,
  PasswordField,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  Toast,
  TreeSelect,
};
