import { somarDias, somarMeses, type DataCivil } from '@apto/domain';
import type { Aleatorio } from './aleatorio.ts';
import { EXAMES, RISCOS } from './catalogo/exames.ts';
import { NOMES_FEMININOS, NOMES_MASCULINOS, RUAS, SOBRENOMES } from './catalogo/nomes.ts';
import { idDoExame, type ClienteMontado, type Posto } from './clientes.ts';
import { celular, semAcento } from './documentos.ts';
import type { Registro } from './lote.ts';

export interface FuncionarioMontado {
  id: number;
  name: string;
  cpf: string;
  phone: string;
  email: string | null;
  situation: string;
  pcd: boolean;
  cliente: ClienteMontado;
  posto: Posto;
  riscos: readonly number[];
}

const SITUACOES = [
  ['ATIVO', 84],
  ['AFASTADO', 6],
  ['PENDENTE', 4],
  ['DEMITIDO', 6],
] as const;

const idDoRisco = (chave: string): number => {
  const id = RISCOS.findIndex((r) => r.chave === chave) + 1;
  if (id === 0) throw new Error(`Risco fora do catálogo: ${chave}`);
  return id;
};

/** Employees with documents, contacts, risks and the exams that they have already done. */
export function montarFuncionarios(
  aleatorio: Aleatorio,
  cpf: () => string,
  hoje: DataCivil,
  clientes: readonly ClienteMontado[],
): {
  funcionarios: FuncionarioMontado[];
  tabelas: Record<'funcionario' | 'funcionario_risco' | 'funcionario_exame', Registro[]>;
} {
  const tabelas: Record<'funcionario' | 'funcionario_risco' | 'funcionario_exame', Registro[]> = {
    funcionario: [],
    funcionario_risco: [],
    funcionario_exame: [],
  };
  const funcionarios: FuncionarioMontado[] = [];
  const nomes = new Set<string>();

  const pessoa = (): { name: string; sex: 'F' | 'M' } => {
    for (;;) {
      const sex = aleatorio.chance(0.46) ? 'F' : 'M';
      const [a, b] = aleatorio.amostra(SOBRENOMES, 2);
      const name = `${aleatorio.escolher(sex === 'F' ? NOMES_FEMININOS : NOMES_MASCULINOS)} ${a} ${b}`;
      if (nomes.has(name)) continue;
      nomes.add(name);
      return { name, sex };
    }
  };

  for (const cliente of clientes) {
    for (let n = 0; n < cliente.dados.funcionarios; n += 1) {
      const id = funcionarios.length + 1;
      const { name, sex } = pessoa();
      const posto = aleatorio.escolher(cliente.postos);
      const situation = n < 8 ? 'ATIVO' : aleatorio.ponderado(SITUACOES);
      const semRiscos = n >= 8 && aleatorio.chance(0.06);
      const pcd = n >= 8 && aleatorio.chance(0.03);
      const partes = semAcento(name).split(' ');
      const email = aleatorio.chance(0.88)
        ? `${partes[0]}.${partes.at(-1)}${id}@${cliente.dados.dominio}`
        : null;
      const phone = celular(aleatorio, posto.cidade.ddd);
      const documento = cpf();
      const admissao =
        situation === 'PENDENTE'
          ? somarDias(hoje, aleatorio.inteiro(1, 20))
          : somarDias(hoje, -aleatorio.inteiro(40, 4200));
      tabelas.funcionario.push({
        id,
        customer_id: cliente.id,
        customer_hierarchy_id: posto.hierarquiaId,
        unidade_id: posto.unidadeId,
        codigo_soc: String(700_000 + id),
        situation,
        name,
        cpf: documento,
        sex,
        data_nascimento: somarDias(hoje, -aleatorio.inteiro(19 * 366, 62 * 365)),
        admission_date: admissao,
        resignation_date: situation === 'DEMITIDO' ? somarDias(hoje, -aleatorio.inteiro(1, 35)) : null,
        pcd,
        deficiency: pcd
          ? aleatorio.escolher(['Física', 'Auditiva', 'Visual', 'Intelectual', 'Múltipla'])
          : null,
        mudou_risco: aleatorio.chance(0.3),
        registration: String(10_000 + id),
        matricula_esocial: `${cliente.dados.code}${String(n + 1).padStart(6, '0')}`,
        email,
        phone,
        zip_code: `${posto.cidade.cep}${aleatorio.digitos(6)}`,
        address: `${aleatorio.escolher(RUAS)}, ${aleatorio.inteiro(10, 1900)}`,
        neighborhood: aleatorio.escolher(posto.cidade.bairros),
        city: posto.cidade.nome,
        state: posto.cidade.uf,
        status_integracao_soc: 'INTEGRADO',
      });
      const riscos = semRiscos ? [] : posto.modelo.riscos.map(idDoRisco);
      for (const risco of riscos) tabelas.funcionario_risco.push({ funcionario_id: id, risco_id: risco });
      // The first ones of a customer never have exams up to date, so that the main thread starts free of charges.
      const emDia = n >= 8 && aleatorio.chance(0.14);
      const jaFez = emDia || (situation !== 'PENDENTE' && aleatorio.chance(0.7));
      if (jaFez) {
        for (const chave of posto.modelo.exames) {
          const exame = EXAMES[idDoExame(chave) - 1];
          if (!exame) continue;
          const dias = emDia ? aleatorio.inteiro(20, 80) : aleatorio.inteiro(370, 900);
          const feito = somarDias(hoje, -dias);
          tabelas.funcionario_exame.push({
            funcionario_id: id,
            procedimento_id: idDoExame(chave),
            tipo_exame_id: 2,
            data_ultima_realizacao: feito,
            data_refazer_exame: somarMeses(feito, emDia ? exame.validadeMeses : 12),
          });
        }
      }
      funcionarios.push({ id, name, cpf: documento, phone, email, situation, pcd, cliente, posto, riscos });
    }
  }
  return { funcionarios, tabelas };
}
