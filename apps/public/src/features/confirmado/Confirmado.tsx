import { AVISO_ASSISTENTE, ehTelefone, linkWhatsApp } from '@apto/domain';
import { Button, Inline, InlineAlert, LinkButton, Section, Stack, Text } from '@apto/ui';
import { CircleCheck, MessageCircle, Printer } from '@apto/ui/icons';
import { useState } from 'react';
import { usePedido } from '../../shared/pedido/contexto.ts';
import { Etapa } from '../../shared/pedido/Etapa.tsx';
import { agora } from '../../shared/relogio.ts';
import { BotaoDoCalendario } from './BotaoDoCalendario.tsx';
import { comMaiuscula } from '../../shared/texto.ts';
import { LocalDoExame } from './LocalDoExame.tsx';
import { icsDoPedido, preparoDe, quando, textoParaLevar } from './resumo.ts';

/** Step 4: it is booked, and everything for the day itself (doc2 §2.11). */
export function Confirmado() {
  const pedido = usePedido();
  const { agendamento, prestador, funcionario, levar } = pedido;
  const { dia, hora, fuso } = quando(pedido);
  // Read once: another moment would be another file.
  const [momento] = useState(agora);
  const ics = icsDoPedido(pedido, momento);
  const telefone = funcionario.phone && ehTelefone(funcionario.phone) ? funcionario.phone : null;

  return (
    <Etapa
      titulo={AVISO_ASSISTENTE.agendamentoConfirmado().titulo}
      acao={ics ? <BotaoDoCalendario key={ics} ics={ics} /> : null}
    >
      <InlineAlert tone="sucesso" announce="polite">
        <Stack gap="x1">
          <Text as="time" size="s20" weight="semibold" dateTime={agendamento.dataAgendamento ?? ''}>
            {comMaiuscula(dia)}
          </Text>
          <Text size="s20" weight="semibold">
            {hora}
          </Text>
          {fuso ? <Text>{fuso}</Text> : null}
          {agendamento.horaAgendamento ? null : (
            <Text>Por ordem de chegada, ou no horário que a clínica combinar com você.</Text>
          )}
        </Stack>
      </InlineAlert>
      {prestador ? <LocalDoExame prestador={prestador} /> : null}
      <Lembretes titulo="Antes do exame" itens={preparoDe(pedido)} />
      <Lembretes titulo="O que levar" itens={levar} />
      <Stack gap="x3">
        {telefone ? (
          <LinkButton
            href={linkWhatsApp(telefone, textoParaLevar(pedido))}
            target="_blank"
            rel="noreferrer"
            size="large"
            icon={<MessageCircle />}
            isFullWidth
          >
            Enviar para o meu WhatsApp
          </LinkButton>
        ) : null}
        <Button size="large" icon={<Printer />} isFullWidth onPress={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
      <Text tone="muted">
        Não pode ir neste dia? Avise quem cuida dos exames na {pedido.cliente.name} o quanto antes.
      </Text>
    </Etapa>
  );
}

/** A short list that must be seen the day before. */
function Lembretes({ titulo, itens }: { titulo: string; itens: readonly string[] }) {
  if (itens.length === 0) return null;
  return (
    <Section title={titulo}>
      <Stack as="ul" gap="x3">
        {itens.map((item) => (
          <li key={item}>
            <Inline as="span" isWrapping={false}>
              <CircleCheck size={20} aria-hidden />
              {item}
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
