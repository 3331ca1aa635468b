import { Button } from '@apto/ui/button';
import { nowInSaoPaulo } from '@apto/ui/date-picker';
import { DateRangePicker, type DateRules } from '@apto/ui/date-range-picker';
import { Form, FormActions } from '@apto/ui/form';
import { FormSummary, type FieldProblem } from '@apto/ui/form-summary';
import { ProviderSelect, type ProviderOption } from '@apto/ui/provider-select';
import { TextField } from '@apto/ui/text-field';
import { useState } from 'react';
import { carregarPrestadores, prestadorPorId, type Agendamento } from './dados';

const now = nowInSaoPaulo(Date.now());
const regras: DateRules = {
  dayLimit: 7,
  feriados: [{ dataFeriado: '2026-12-25', nome: 'Natal', abrangencia: 'NACIONAL' as const }],
};

interface Props {
  onSave: (agendamento: Omit<Agendamento, 'id'>) => void;
}

export function NovoAgendamento({ onSave }: Props) {
  const [funcionario, setFuncionario] = useState('');
  const [prestador, setPrestador] = useState<ProviderOption | null>(null);
  const [periodo, setPeriodo] = useState<{ inicio: string; fim: string } | null>(null);
  const [tentativa, setTentativa] = useState(0);

  const faltas: FieldProblem[] = [
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
  const problemas = tentativa > 0 ? faltas : [];
  const erro = (field: string) => problemas.find((problema) => problema.field === field)?.message;

  return (
    <Form
      onSubmit={(evento) => {
        evento.preventDefault();
        setTentativa(tentativa + 1);
        if (faltas.length > 0 || !prestador || !periodo) return;
        onSave({ funcionario, prestador: prestador.name, ...periodo });
        setTentativa(0);
        setFuncionario('');
      }}
    >
      <FormSummary problems={problemas} attempt={tentativa} />
      <TextField
        label="Funcionário"
        name="funcionario"
        isRequired
        value={funcionario}
        onChange={setFuncionario}
        errorMessage={erro('funcionario')}
      />
      <ProviderSelect
        name="prestador"
        isRequired
        loadPage={carregarPrestadores}
        resolve={prestadorPorId}
        value={prestador?.id ?? null}
        onChange={(_, escolhido) => setPrestador(escolhido)}
        errorMessage={erro('prestador')}
      />
      <DateRangePicker
        label="Período sugerido"
        name="periodo"
        now={now}
        rules={regras}
        isRequired
        value={periodo}
        onChange={setPeriodo}
        errorMessage={erro('periodo')}
      />
      <FormActions>
        <Button variant="primary" type="submit">
          Salvar
        </Button>
      </FormActions>
    </Form>
  );
}
