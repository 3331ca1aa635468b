import { Button } from '@apto/ui/button';
import { nowInSaoPaulo } from '@apto/ui/date-picker';
import { DateRangePicker, type DateRules } from '@apto/ui/date-range-picker';
import { Form, FormActions } from '@apto/ui/form';
import { FormSummary, type FieldProblem } from '@apto/ui/form-summary';
import { ProviderSelect, type ProviderOption } from '@apto/ui/provider-select';
import { TextField } from '@apto/ui/text-field';
import { useState } from 'react';
import { loadPrestadores, prestadorById, type Agendamento } from './data';

const now = nowInSaoPaulo(Date.now());
const rules: DateRules = {
  dayLimit: 7,
  feriados: [{ dataFeriado: '2026-12-25', nome: 'Natal', abrangencia: 'NACIONAL' as const }],
};

interface Props {
  onSave: (agendamento: Omit<Agendamento, 'id'>) => void;
}

export function NewAgendamento({ onSave }: Props) {
  const [funcionario, setFuncionario] = useState('');
  const [prestador, setPrestador] = useState<ProviderOption | null>(null);
  const [periodo, setPeriodo] = useState<{ inicio: string; fim: string } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const missing: FieldProblem[] = [
    ...(funcionario.trim() === ''
      ? [{ field: 'funcionario', label: 'Funcionário', message: 'Informe o funcionário.' }]
      : []),
    ...(prestador === null
      ? [{ field: 'prestador', label: 'Prestador', message: 'Escolha o prestador.' }]
      : []),
    ...(periodo === null
      ? [{ field: 'periodo', label: 'Período sugerido', message: 'Informe o período.' }]
      : []),
  ];
  const problems = attempt > 0 ? missing : [];
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if (missing.length > 0 || !prestador || !periodo) return;
        onSave({ funcionario, prestador: prestador.name, ...periodo });
        setAttempt(0);
        setFuncionario('');
      }}
    >
      <FormSummary problems={problems} attempt={attempt} />
      <TextField
        label="Funcionário"
        name="funcionario"
        isRequired
        value={funcionario}
        onChange={setFuncionario}
        errorMessage={errorOf('funcionario')}
      />
      <ProviderSelect
        name="prestador"
        isRequired
        loadPage={loadPrestadores}
        resolve={prestadorById}
        value={prestador?.id ?? null}
        onChange={(_, chosen) => setPrestador(chosen)}
        errorMessage={errorOf('prestador')}
      />
      <DateRangePicker
        label="Período sugerido"
        name="periodo"
        now={now}
        rules={rules}
        isRequired
        value={periodo}
        onChange={setPeriodo}
        errorMessage={errorOf('periodo')}
      />
      <FormActions>
        <Button variant="primary" type="submit">
          Salvar
        </Button>
      </FormActions>
    </Form>
  );
}
