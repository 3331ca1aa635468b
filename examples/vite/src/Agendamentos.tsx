import { Card } from '@apto/ui/card';
import { DataTable, type DataTableColumn } from '@apto/ui/data-table';
import { Heading } from '@apto/ui/heading';
import { Stack } from '@apto/ui/stack';
import { vars } from '@apto/ui/theme';
import { toast } from '@apto/ui/toast';
import { useState } from 'react';
import { AGENDAMENTOS, type Agendamento } from './dados';
import { NovoAgendamento } from './NovoAgendamento';

const dia = (data: string) => data.split('-').reverse().join('/');

const COLUNAS: readonly DataTableColumn<Agendamento>[] = [
  { id: 'funcionario', header: 'Funcionário', cell: (linha) => linha.funcionario, isRowHeader: true },
  { id: 'prestador', header: 'Prestador', cell: (linha) => linha.prestador, isGrow: true },
  {
    id: 'periodo',
    header: 'Período',
    cell: (linha) => `${dia(linha.inicio)} a ${dia(linha.fim)}`,
    isNumeric: true,
  },
];

export function Agendamentos() {
  const [linhas, setLinhas] = useState(AGENDAMENTOS);
  return (
    <main style={{ padding: vars.space.x6, background: vars.color.page, minBlockSize: '100vh' }}>
      <Stack gap="x6">
        <Heading level={1}>Agendamentos</Heading>
        <Card>
          <NovoAgendamento
            onSave={(novo) => {
              setLinhas([...linhas, { ...novo, id: linhas.length + 1 }]);
              toast.success({ title: 'Registro salvo com sucesso!' });
            }}
          />
        </Card>
        <DataTable
          label="Agendamentos"
          columns={COLUNAS}
          rows={linhas}
          getRowId={(linha) => String(linha.id)}
          getRowLabel={(linha) => linha.funcionario}
          renderDetail={(linha) => <p>Prestador: {linha.prestador}</p>}
        />
      </Stack>
    </main>
  );
}
