import { PublicShell } from '@apto/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Caminho } from '../rotas/caminhos.ts';
import { usePedido } from './contexto.ts';
import { etapaAnterior, numeroDaEtapa, TOTAL_DE_ETAPAS } from './etapas.ts';

/** A screen that took the place of the one that had the focus takes it over, at its heading. */
function useFocoPerdido(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}

interface Props {
  titulo: ReactNode;
  descricao?: ReactNode;
  acao?: ReactNode;
  acaoSecundaria?: ReactNode;
  /** Another way back than the step before. */
  aoVoltar?: () => void;
  children?: ReactNode;
}

/** The frame of one step: the company's name, '2 de 4', the way back, one question, one action. */
export function Etapa({ titulo, descricao, acao, acaoSecundaria, aoVoltar, children }: Props) {
  const pedido = usePedido();
  useFocoPerdido();
  const navegar = useNavigate();
  const caminho = useLocation().pathname as Caminho;
  const anterior = etapaAnterior(caminho);
  return (
    <PublicShell
      title={titulo}
      description={descricao}
      step={numeroDaEtapa(caminho)}
      steps={TOTAL_DE_ETAPAS}
      companyName={pedido.cliente.name}
      onBack={aoVoltar ?? (anterior ? () => void navegar(anterior) : undefined)}
      action={acao}
      secondaryAction={acaoSecundaria}
    >
      {children}
    </PublicShell>
  );
}
