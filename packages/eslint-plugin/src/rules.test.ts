import { Linter, RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import apto from './index.ts';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});
const raw = (color: string) => [{ messageId: 'raw', data: { color } }];

tester.run('no-raw-colors', apto.rules['no-raw-colors'], {
  valid: [
    '<p style={{ color: vars.color.textMuted }} />',
    "<p style={{ color: 'transparent', background: 'currentColor', borderColor: 'CanvasText' }} />",
    "<p style={{ color: 'var(--apto-color-text)', background: `color-mix(in oklch, ${a}, ${b})` }} />",
    '<a href="#cadastro" id="#fff" />',
    '<AptoProvider brandColor="#0a7a5a" />',
    "brandTheme('#0a7a5a')",
    "const item = { color: 'red', name: 'Camisa' };",
    '<p className="text-muted bg-surface grid-cols-2" />',
    'css`color: var(--apto-color-text); grid-area: white-space;`',
    "style({ whiteSpace: 'nowrap', borderRadius: 8, borderStyle: 'solid' })",
    "<ReasonTag tone='danger' />",
    "<List render={() => ({ color: 'red', name: 'Camisa' })} />",
    "const items = rows.map(() => ({ color: 'red' }));",
    "function item() { return { color: 'red' }; }",
    "<p onClick={() => { choose({ color: 'red' }); }} style={{ top }} />",
    "sql`select red from colors where color: 'x'`",
  ],
  invalid: [
    { code: "<p style={{ color: '#fff' }} />", errors: raw('#fff') },
    { code: "<p style={{ backgroundColor: 'red' }} />", errors: raw('red') },
    { code: "<p style={{ border: '1px solid rgb(0 0 0 / 40%)' }} />", errors: raw('rgb(…)') },
    { code: "<p style={{ color: isOpen ? 'hsl(10 20% 30%)' : vars.color.text }} />", errors: raw('hsl(…)') },
    { code: '<p style={{ boxShadow: `0 1px ${x} #00000033` }} />', errors: raw('#00000033') },
    {
      code: "style({ '@layer': { [components]: { color: 'oklch(0.5 0.1 20)' } } })",
      errors: raw('oklch(…)'),
    },
    { code: "styleVariants({ a: { background: 'tomato' } })", errors: raw('tomato') },
    { code: "styled.div({ color: 'navy' })", errors: raw('navy') },
    { code: "<Box sx={(theme) => ({ color: 'red' })} />", errors: raw('red') },
    { code: "<Box sx={[a, (theme) => ({ color: 'red' })]} />", errors: raw('red') },
    { code: "<Box sx={{ '&:hover': () => ({ color: 'red' }) }} />", errors: raw('red') },
    { code: "<Box css={function () { return { color: 'red' }; }} />", errors: raw('red') },
    { code: "makeStyles((theme) => ({ root: { color: 'navy' } }))", errors: raw('navy') },
    { code: "styled.div(({ theme }) => ({ color: 'navy' }))", errors: raw('navy') },
    { code: "styled(Button)(({ theme }) => ({ color: 'navy' }))", errors: raw('navy') },
    { code: "const row = { backgroundColor: '#eee' };", errors: raw('#eee') },
    { code: '<svg fill="#0a7a5a" />', errors: raw('#0a7a5a') },
    { code: '<Icon color="white" />', errors: raw('white') },
    { code: '<p className="mt-2 bg-[#0a7a5a]" />', errors: raw('bg-[#0a7a5a') },
    { code: "<p className={cx('hover:text-red-500', a)} />", errors: raw('hover:text-red-500') },
    { code: 'css`display: grid; color: ${a}; border: 1px solid gold;`', errors: raw('gold') },
    { code: 'styled.a`background: #fff`', errors: raw('#fff') },
  ],
});

const foreign = (count = 1) => Array.from({ length: count }, () => ({ messageId: 'foreign' as const }));

tester.run('no-foreign-overlays', apto.rules['no-foreign-overlays'], {
  valid: [
    "import { Dialog } from '@apto/ui/dialog';",
    "import { Checkbox, Tabs } from 'radix-ui';",
    "import { Button, Grid } from '@mui/material';",
    "import Button from '@mui/material/Button';",
    "import * as Switch from '@radix-ui/react-switch';",
    "import { I18nProvider } from 'react-aria-components';",
    "export { TextField } from '@mui/material';",
    { code: "import toast from 'react-hot-toast';", options: [{ allowed: ['react-hot-toast'] }] },
  ],
  invalid: [
    { code: "import * as Dialog from '@radix-ui/react-dialog';", errors: foreign() },
    { code: "import { Dialog, Tabs, Tooltip } from 'radix-ui';", errors: foreign(2) },
    { code: "import { Menu } from '@headlessui/react';", errors: foreign() },
    { code: "import { Modal as Janela, Select } from 'antd';", errors: foreign(2) },
    { code: "import Modal from 'antd/es/modal';", errors: foreign() },
    { code: "import Autocomplete from '@mui/material/Autocomplete';", errors: foreign() },
    { code: "import { DatePicker } from '@mui/x-date-pickers/DatePicker';", errors: foreign() },
    { code: "import { Popover } from '@mantine/core';", errors: foreign() },
    { code: "import { Dropdown } from 'primereact/dropdown';", errors: foreign() },
    { code: "import { Dialog } from 'react-aria-components';", errors: foreign() },
    { code: "import ReactModal from 'react-modal';", errors: foreign() },
    { code: "import { driver } from 'driver.js';", errors: foreign() },
    { code: "import 'driver.js/dist/driver.css';", errors: foreign() },
    { code: "import { toast } from 'sonner';", errors: foreign() },
    { code: "const select = import('react-select');", errors: foreign() },
    { code: "const { Dialog } = require('@radix-ui/react-dialog');", errors: foreign() },
    { code: "export { Dialog } from 'radix-ui';", errors: foreign() },
    { code: "export * from '@base-ui-components/react/popover';", errors: foreign() },
  ],
});

tester.run('import-by-entry', apto.rules['import-by-entry'], {
  valid: [
    "import { Button } from '@apto/ui/button';",
    "import '@apto/ui/theme';",
    "import { usePageVisit } from '@apto/ui';",
  ],
  invalid: [
    {
      code: "import { Button } from '@apto/ui';",
      output: "import { Button } from '@apto/ui/button';",
      errors: [{ messageId: 'index' }],
    },
    {
      code: 'import { Button as B, DateRangePicker, toast } from "@apto/ui";',
      output:
        'import { Button as B } from "@apto/ui/button";\nimport { DateRangePicker } from "@apto/ui/date-range-picker";\nimport { toast } from "@apto/ui/toast";',
      errors: [{ messageId: 'index' }],
    },
    { code: "import { Inexistente } from '@apto/ui';", output: null, errors: [{ messageId: 'index' }] },
    { code: "import * as ui from '@apto/ui';", output: null, errors: [{ messageId: 'index' }] },
  ],
});

describe('the recommended configuration', () => {
  it('works in a flat config as it is, and names what to use instead', () => {
    const messages = new Linter().verify(
      "import Modal from 'react-modal';\nexport const tela = { backgroundColor: '#fff' };",
      [apto.configs.recommended],
    );
    expect(messages.map((message) => message.ruleId)).toEqual([
      'apto/no-foreign-overlays',
      'apto/no-raw-colors',
    ]);
    expect(messages[0]?.message).toContain('@apto/ui/dialog');
  });
});
