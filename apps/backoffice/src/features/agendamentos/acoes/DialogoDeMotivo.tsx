import { DescriptionDialog } from '@apto/ui';
import type { MudancaDeStatus } from './useMudancaDeStatus.ts';

const TEXTOS = {
  CANCELAR: {
    titulo: 'Cancelar agendamento',
    oQueAcontece: (nome: string) => `O agendamento de ${nome} será cancelado. Isso não pode ser desfeito.`,
    rotulo: 'Motivo do cancelamento',
    confirmar: 'Cancelar agendamento',
  },
  DESISTENCIA: {
    titulo: 'Desistência de Vaga',
    oQueAcontece: (nome: string) => `A vaga de ${nome} será liberada. Isso não pode ser desfeito.`,
    rotulo: 'Motivo da desistência',
    confirmar: 'Desistir da vaga',
  },
} as const;

/** Longest reason, so that the record's own words still fit its field. */
const MAIOR_MOTIVO = 1900;

/** Asks why, for Cancelar and Desistência de Vaga (doc1 §2.5). */
export default function DialogoDeMotivo({ aberta, confirmar, fechar }: MudancaDeStatus) {
  if (!aberta) return null;
  const textos = TEXTOS[aberta.acao];
  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) fechar();
      }}
      title={textos.titulo}
      label={textos.rotulo}
      maxLength={MAIOR_MOTIVO}
      confirmLabel={textos.confirmar}
      cancelLabel="Voltar"
      tone="perigo"
      onConfirm={(motivo) => confirmar(motivo ?? '')}
    >
      {textos.oQueAcontece(aberta.agendamento.funcionario.name)}
    </DescriptionDialog>
  );
}
