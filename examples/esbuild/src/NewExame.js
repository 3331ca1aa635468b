// Sem JSX: este arquivo roda como está, no Node e no navegador.
import { AptoProvider } from '@apto/ui/apto-provider';
import { Button } from '@apto/ui/button';
import { Heading } from '@apto/ui/heading';
import { Select } from '@apto/ui/select';
import { Stack } from '@apto/ui/stack';
import { TextField } from '@apto/ui/text-field';
import { createElement as h, useState } from 'react';

const EXAMES = [
  { value: 'admissional', label: 'Admissional' },
  { value: 'periodico', label: 'Periódico' },
];

export function NewExame() {
  const [times, setTimes] = useState(0);
  return h(
    AptoProvider,
    { theme: 'light' },
    h(
      Stack,
      { gap: 'x5' },
      h(Heading, { level: 1 }, 'Novo exame'),
      h(TextField, { label: 'Funcionário', isRequired: true }),
      h(Select, { label: 'Tipo de exame', options: EXAMES }),
      h(Button, { variant: 'primary', onPress: () => setTimes(times + 1) }, `Salvar (${times})`),
    ),
  );
}
