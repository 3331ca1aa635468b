import { formatarCnpj } from '@apto/domain';
import type { Aleatorio } from './aleatorio.ts';
import { cargosDoRamo, type CargoDeDemonstracao } from './catalogo/cargos.ts';
import { cidadeChamada, type CidadeDeDemonstracao } from './catalogo/cidades.ts';
import { CLIENTES, type ClienteDeDemonstracao } from './catalogo/clientes.ts';
import { EXAMES, EXAMES_POR_TIPO } from './catalogo/exames.ts';
import type { Registro } from './lote.ts';

export interface Posto {
  hierarquiaId: number;
  unidadeId: number;
  setorId: number;
  cargoId: number;
  cidade: CidadeDeDemonstracao;
  modelo: CargoDeDemonstracao;
}

export interface ClienteMontado {
  id: number;
  dados: ClienteDeDemonstracao;
  cnpj: string;
  cidades: readonly CidadeDeDemonstracao[];
  postos: readonly Posto[];
}

export const EMPRESA = {
  id: 1,
  name: 'Bem Cuidar Saúde Ocupacional Ltda.',
  trade_name: 'Bem Cuidar',
  cnpj: '11222333000181',
  api_key: 'demo-7b1f0d52c4a94c0e',
  limite_datas: 10,
} as const;

const OCUPACIONAIS = [1, 2, 3, 4, 5] as const;

/** Id of an exam: its position in the catalogue, from 1. */
export const idDoExame = (chave: string): number => {
  const id = EXAMES.findIndex((e) => e.chave === chave) + 1;
  if (id === 0) throw new Error(`Exame fora do catálogo: ${chave}`);
  return id;
};

export interface Estrutura {
  clientes: ClienteMontado[];
  tabelas: Record<string, Registro[]>;
}

/** Customers with branches, departments, positions and hierarchies, and the exams that SOC asks for each. */
export function montarClientes(aleatorio: Aleatorio, cnpj: (alfanumerico: boolean) => string): Estrutura {
  const tabelas: Record<
    | 'cliente'
    | 'unidade'
    | 'setor'
    | 'cargo'
    | 'hierarquia'
    | 'cliente_procedimento'
    | 'cliente_metodo_atendimento',
    Registro[]
  > = {
    cliente: [],
    unidade: [],
    setor: [],
    cargo: [],
    hierarquia: [],
    cliente_procedimento: [],
    cliente_metodo_atendimento: [],
  };
  /** Adds a row and answers its id: its position, from 1. */
  const somar = (tabela: keyof typeof tabelas, registro: Registro): number => {
    const id = tabelas[tabela].length + 1;
    tabelas[tabela].push({ id, ...registro });
    return id;
  };
  const clientes = CLIENTES.map((dados, indice): ClienteMontado => {
    const inscricao = cnpj(indice % 4 === 3);
    const clienteId = somar('cliente', {
      empresa_id: EMPRESA.id,
      code: dados.code,
      name: dados.name,
      apelido: dados.apelido,
      inscricao,
      cor_marca: dados.corMarca,
      aso_retido: dados.asoRetido,
      usa_reserva_horario: dados.usaReservaHorario,
      permite_alterar_metodo_reserva_horario: dados.usaReservaHorario,
      quem_agenda: dados.quemAgenda,
      quem_avisa: dados.quemAvisa,
      desabilitar_questionario_risco: dados.desabilitarQuestionarioRisco,
      limite_reagendamento: aleatorio.inteiro(1, 3),
      horas_bloqueio_alterar: dados.horasBloqueio,
      horas_bloqueio_desistencia: dados.horasBloqueio,
      horas_bloqueio_cancelar: dados.horasBloqueio,
      cliente_nao_alterar_situacao_no_demissional: indice % 5 === 4,
      ativo: true,
    });
    const modelos = cargosDoRamo(dados.ramo);
    const setores = new Map<string, number>();
    const cargos = new Map<string, number>();
    for (const m of modelos) {
      if (!setores.has(m.setor))
        setores.set(m.setor, somar('setor', { cliente_id: clienteId, name: m.setor }));
      cargos.set(m.cargo, somar('cargo', { cliente_id: clienteId, name: m.cargo }));
    }
    const postos = dados.unidades.flatMap(([name, nomeDaCidade], ordem) => {
      const cidade = cidadeChamada(nomeDaCidade);
      const unidadeId = somar('unidade', {
        cliente_id: clienteId,
        name,
        trade_code: `${cidade.uf}${String(ordem + 1).padStart(2, '0')}`,
        cnpj: inscricao,
        risk_level: dados.grauDeRisco,
        cidade_id: cidade.id,
      });
      return modelos.map((modelo): Posto => {
        const setorId = setores.get(modelo.setor) ?? 0;
        const cargoId = cargos.get(modelo.cargo) ?? 0;
        const hierarquiaId = somar('hierarquia', {
          cliente_id: clienteId,
          unidade_id: unidadeId,
          setor_id: setorId,
          cargo_id: cargoId,
        });
        return { hierarquiaId, unidadeId, setorId, cargoId, cidade, modelo };
      });
    });
    const exame = (cargoId: number | null, tipo: number, chave: string) =>
      somar('cliente_procedimento', {
        cliente_id: clienteId,
        cargo_id: cargoId,
        tipo_exame_id: tipo,
        procedimento_id: idDoExame(chave),
      });
    for (const m of modelos) {
      for (const tipo of OCUPACIONAIS) {
        for (const chave of m.exames) exame(cargos.get(m.cargo) ?? 0, tipo, chave);
      }
    }
    // Any position, also one that an import makes, has at least the clinical exam.
    for (const tipo of OCUPACIONAIS) exame(null, tipo, 'clinico');
    for (const [tipo, chaves] of Object.entries(EXAMES_POR_TIPO)) {
      for (const chave of chaves) exame(null, Number(tipo), chave);
    }
    if (dados.quemAgenda !== 'USUARIO_ESCOLHE') {
      somar('cliente_metodo_atendimento', {
        cliente_id: clienteId,
        tipo_exame_id: 2,
        quem_agenda: dados.quemAgenda,
        quem_avisa: dados.quemAvisa,
      });
    }
    const cidades = [...new Set(postos.map((p) => p.cidade))];
    return { id: clienteId, dados, cnpj: formatarCnpj(inscricao), cidades, postos };
  });
  return { clientes, tabelas };
}
