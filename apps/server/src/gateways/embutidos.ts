import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { agoraEmSaoPaulo } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linhas, type BancoPort } from '../db/port.ts';
import { mensagemEnviada } from '../db/schema.ts';
import type { Configuracao } from '../platform/configuracao.ts';
import {
  ErroDeIntegracao,
  type ArquivosPort,
  type EmailPort,
  type ProcedimentoSoc,
  type SocPort,
  type WhatsappPort,
} from './ports.ts';

type Nome = 'soc' | 'email' | 'whatsapp';

/** Waits and fails as the environment asks, so that every caller is tried against a slow, broken system. */
async function comportar(config: Configuracao, nome: Nome): Promise<void> {
  const { latenciaMs } = config.falhas;
  if (latenciaMs > 0) await new Promise((r) => setTimeout(r, latenciaMs));
  if (config.falhas[nome] > 0 && Math.random() < config.falhas[nome]) {
    throw new ErroDeIntegracao(nome, `Falha provocada por FAULT_${nome.toUpperCase()}.`);
  }
}

/** SOC answered from this server's own registry: the employee's risks, and exams by position and type. */
export function socEmbutido(banco: BancoPort, config: Configuracao): SocPort {
  return {
    async riscos(funcionarioId) {
      await comportar(config, 'soc');
      return linhas(
        banco.db,
        sql`select r.id, r.nome from funcionario_risco fr join risco r on r.id = fr.risco_id
            where fr.funcionario_id = ${funcionarioId} order by r.nome`,
      );
    },
    async procedimentos({ funcionarioId, clienteId, tipoExameId }) {
      await comportar(config, 'soc');
      const achados = await linhas<{
        id: number;
        name: string;
        clinical: boolean;
        pcd: boolean;
        procedimento_diagnostico_id: number | null;
        recommendation: string | null;
        ultima: string | null;
        refazer: string | null;
      }>(
        banco.db,
        sql`select p.id, p.name, p.clinical, p.pcd, p.procedimento_diagnostico_id, p.recommendation,
              e.data_ultima_realizacao::text as ultima,
              coalesce(e.data_refazer_exame,
                (e.data_ultima_realizacao + make_interval(months => p.validade_meses))::date)::text as refazer
            from funcionario f
            left join hierarquia h on h.id = f.customer_hierarchy_id
            join cliente_procedimento cp on cp.cliente_id = f.customer_id
              and cp.tipo_exame_id = ${tipoExameId} and (cp.cargo_id is null or cp.cargo_id = h.cargo_id)
            join procedimento p on p.id = cp.procedimento_id and p.ativo
            left join lateral (
              select data_ultima_realizacao, data_refazer_exame from funcionario_exame
              where funcionario_id = f.id and procedimento_id = p.id
              order by data_ultima_realizacao desc limit 1) e on true
            where f.id = ${funcionarioId} and f.customer_id = ${clienteId}
            group by p.id, e.data_ultima_realizacao, e.data_refazer_exame
            order by p.clinical desc, p.name`,
      );
      const procedimentos: ProcedimentoSoc[] = achados.map((a) => ({
        id: a.id,
        name: a.name,
        clinical: a.clinical,
        pcd: a.pcd,
        procedimentoDiagnosticoId: a.procedimento_diagnostico_id,
        recommendation: a.recommendation,
      }));
      const hoje = agoraEmSaoPaulo(Date.now()).data;
      return {
        procedimentos,
        examesEmDia: achados
          .filter((a) => a.refazer !== null && a.refazer > hoje)
          .map((a) => ({ idExame: a.id, dataUltimaRealizacao: a.ultima, dataRefazerExame: a.refazer })),
      };
    },
  };
}

/** E-mail that ends in a table of this database, readable in the demonstration. */
export function emailEmbutido(banco: BancoPort, config: Configuracao): EmailPort {
  return {
    async enviar({ para, assunto, corpo }) {
      await comportar(config, 'email');
      await banco.db.insert(mensagemEnviada).values({ canal: 'EMAIL', destino: para, assunto, corpo });
    },
  };
}

/** WhatsApp that ends in the same table. */
export function whatsappEmbutido(banco: BancoPort, config: Configuracao): WhatsappPort {
  return {
    async enviar({ telefone, corpo }) {
      await comportar(config, 'whatsapp');
      await banco.db.insert(mensagemEnviada).values({ canal: 'WHATSAPP', destino: telefone, corpo });
    },
  };
}

/** Files in DATA_DIR/arquivos. */
export function arquivosEmbutidos(pasta: string): ArquivosPort {
  const raiz = join(pasta, 'arquivos');
  const caminho = (chave: string): string => {
    const completo = normalize(join(raiz, chave));
    if (!completo.startsWith(raiz + sep))
      throw new ErroDeIntegracao('arquivos', 'Chave de arquivo inválida.');
    return completo;
  };
  return {
    async gravar(chave, conteudo, tipo) {
      const destino = caminho(chave);
      await mkdir(dirname(destino), { recursive: true, mode: 0o700 });
      await writeFile(destino, conteudo, { mode: 0o600 });
      await writeFile(`${destino}.tipo`, tipo, { mode: 0o600 });
    },
    async ler(chave) {
      try {
        const origem = caminho(chave);
        return { conteudo: await readFile(origem), tipo: await readFile(`${origem}.tipo`, 'utf8') };
      } catch (erro) {
        if ((erro as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw erro;
      }
    },
    async remover(chave) {
      await rm(caminho(chave), { force: true });
      await rm(`${caminho(chave)}.tipo`, { force: true });
    },
  };
}
