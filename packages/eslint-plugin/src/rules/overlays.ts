/** What of another library floats, and what of ours does the same. `names` absent: all of the module. */
export interface Overlay {
  module: RegExp;
  names?: RegExp;
  use: string;
}

const DIALOG =
  'Dialog (@apto/ui/dialog), ConfirmDialog (@apto/ui/confirm-dialog) ou Drawer (@apto/ui/drawer)';
const POPOVER = 'Popover (@apto/ui/popover)';
const MENU = 'Menu (@apto/ui/menu) ou ContextMenu (@apto/ui/context-menu)';
const TOOLTIP = 'Tooltip (@apto/ui/tooltip)';
const SELECT = 'Select (@apto/ui/select) ou ComboBox (@apto/ui/combo-box)';
const DATE = 'DatePicker (@apto/ui/date-picker) ou DateRangePicker (@apto/ui/date-range-picker)';
const TOAST = 'toast (@apto/ui/toast)';
const TOUR = 'Tour (@apto/ui/tour)';
const PALETTE = 'CommandPalette (@apto/ui/command-palette)';
const ANY = 'o componente de @apto/ui que faz o mesmo (veja llms.txt)';

const KINDS: readonly [names: string, use: string][] = [
  [
    'AlertDialog|Dialog|Modal|Drawer|SwipeableDrawer|Sheet|Sidebar|ConfirmDialog|ConfirmPopup|Popconfirm',
    DIALOG,
  ],
  ['Popover|HoverCard|Popper|OverlayPanel|Overlay|Portal|Backdrop', POPOVER],
  ['DropdownMenu|ContextMenu|Menubar|NavigationMenu|Menu|MenuItems|Dropdown|TieredMenu|SpeedDial', MENU],
  ['Tooltip', TOOLTIP],
  [
    'Select|Combobox|ComboBox|Autocomplete|AutoComplete|Listbox|MultiSelect|Cascader|TreeSelect|Mentions|NativeSelect',
    SELECT,
  ],
  ['DatePicker|DateRangePicker|TimePicker|Calendar|DateTimePicker|MobileDatePicker|DesktopDatePicker', DATE],
  ['Toast|Toaster|Snackbar|notification|notifications|message|Notification', TOAST],
  ['Tour', TOUR],
];

const kinds = (module: RegExp): Overlay[] =>
  KINDS.map(([names, use]) => ({ module, names: new RegExp(`^(?:${names})$`), use }));

const whole = (names: string, use: string): Overlay => ({ module: new RegExp(`^(?:${names})(?:/|$)`), use });

/** `@radix-ui/react-dialog`, `primereact/dialog`, `antd/es/modal`: a module for each part. */
const byPath = (prefix: string): Overlay[] =>
  KINDS.map(([names, use]) => {
    const words = names.split('|').flatMap((name) => {
      const kebab = name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      return [name, kebab, kebab.replaceAll('-', '')];
    });
    return { module: new RegExp(`^${prefix}(?:${[...new Set(words)].join('|')})(?:/|$)`), use };
  });

export const OVERLAYS: readonly Overlay[] = [
  ...byPath('@radix-ui/react-'),
  ...kinds(/^radix-ui$/),
  ...kinds(/^@headlessui\/react$/),
  ...kinds(/^@mui\/(?:material|joy|base|x-date-pickers)$/),
  ...byPath('@mui/(?:material|joy|base|x-date-pickers|x-date-pickers-pro)/'),
  ...kinds(/^(?:antd|@ant-design\/react)$/),
  ...byPath('antd/(?:es|lib)/'),
  ...kinds(/^@mantine\/(?:core|dates)$/),
  ...kinds(/^@chakra-ui\/react$/),
  ...kinds(/^@base-ui(?:-components)?\/react$/),
  ...byPath('@base-ui(?:-components)?/react/'),
  ...kinds(/^@ark-ui\/react$/),
  ...kinds(/^@ariakit\/react$/),
  ...byPath('@ariakit/react/'),
  ...kinds(/^react-bootstrap$/),
  ...kinds(/^@fluentui\/react(?:-components)?$/),
  ...kinds(/^rsuite$/),
  ...byPath('primereact/'),
  ...kinds(/^react-aria-components$/),
  ...byPath('react-aria-components/'),
  whole('react-modal|react-responsive-modal|sweetalert2|sweetalert|vaul|@mantine/modals', DIALOG),
  whole('@floating-ui/.+|@popperjs/.+|react-popper|react-tiny-popover', POPOVER),
  whole('tippy\\.js|@tippyjs/react|react-tooltip', TOOLTIP),
  whole('react-select|downshift|react-autosuggest', SELECT),
  whole(
    'react-datepicker|react-day-picker|react-dates|flatpickr|react-flatpickr|react-calendar|react-date-range',
    DATE,
  ),
  whole('react-hot-toast|sonner|react-toastify|notistack|@mantine/notifications', TOAST),
  whole('driver\\.js|react-joyride|shepherd\\.js|intro\\.js|@reactour/.+', TOUR),
  whole('cmdk|kbar|@mantine/spotlight', PALETTE),
];

/** The overlay that an import brings; `name` absent: all of the module (`import * as`, `import()`). */
export function overlayOf(module: string, name?: string): string | undefined {
  const here = OVERLAYS.filter((overlay) => overlay.module.test(module));
  const found = here.find((overlay) => !overlay.names || (name !== undefined && overlay.names.test(name)));
  if (found) return found.use;
  // All of a library that also has overlays: which one cannot be told.
  return name === undefined && here.length > 0 ? ANY : undefined;
}
