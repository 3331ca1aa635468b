import { nextIntervalo } from '../apps/server/test/world.ts';
import { apiWith, employeeToken, type Api, type ResultPage } from './support/api.ts';

interface Faixa {
  data: string;
  horarioChegada: string;
  ambienteId: number;
}

export interface Vaga {
  prestadorId: number;
  cidadeId: number;
  faixa: Faixa;
}

/** A self-scheduling request whose employee is signed in. */
export interface Pedido {
  api: Api;
  token: string;
  id: number;
  cidadeId: number;
  clienteId: number;
}

/** Creates a self-scheduling request of each employee and signs the employee in. */
export async function createPedidos(base: string, staff: Api, count: number): Promise<Pedido[]> {
  const ready: Pedido[] = [];
  const { inicio: start, fim: end } = nextIntervalo();
  for (let page = 1; ready.length < count && page < 40; page++) {
    const { body } = await staff.get(
      `/customer/employees/funcionarios-por-situacao/ATIVO?limit=100&page=${page}`,
    );
    const { items } = body as ResultPage<{
      id: number;
      cpf: string;
      customerId: number;
      email: string | null;
    }>;
    if (items.length === 0) break;
    for (const person of items) {
      if (ready.length >= count) break;
      const created = await staff.post('/autoagendamento', {
        funcionario: person.id,
        tipoExame: 2,
        dataSugestaoInicial: start,
        dataSugestaoFinal: end,
        nomeSolicitante: 'Medição',
        emailSolicitante: 'medicao@apto.test',
        telefoneSolicitante: '11987654321',
        enquadramentoLaudoPCD: 'nao',
        questionarioRisco: 1,
      });
      if (created.status >= 300) continue;
      const id = (created.body as { id: number }).id;
      const sent = await staff.post('/autoagendamento/token', { cpf: person.cpf, agendamentoId: id });
      // Without risks the link waits for the safety team.
      if (sent.status === 409) continue;
      if (sent.status >= 300) throw new Error(`Token: ${JSON.stringify(sent.body)}`);
      const token = await employeeToken(base, person.cpf, (sent.body as { token: string }).token);
      const api = apiWith(base, token);
      const mine = await api.get('/autoagendamento');
      const { cidade, cliente } = mine.body as { cidade: { id: number } | null; cliente: { id: number } };
      ready.push({ api, token, id, cidadeId: cidade?.id ?? 0, clienteId: cliente.id });
    }
  }
  if (ready.length < count) throw new Error(`Só ${ready.length} de ${count} pedidos puderam ser criados.`);
  return ready;
}

/** Chooses the clinic of a free time for a request. */
export async function chooseClinic({ api, id }: Pick<Pedido, 'api' | 'id'>, vaga: Vaga): Promise<void> {
  const { status, body } = await api.patch('/autoagendamento/solicitante-confirmar-prestador', {
    id,
    cidade: vaga.cidadeId,
    idPrestador: vaga.prestadorId,
  });
  if (status >= 300) throw new Error(`Clínica: ${JSON.stringify(body)}`);
}

/** Confirms a free time for a request whose clinic was chosen; who comes late is refused. */
export const confirm = ({ api, id }: Pick<Pedido, 'api' | 'id'>, { faixa }: Vaga) =>
  api.post('/autoagendamento/solicitante-confirmar-agendamento', {
    agendamentoId: id,
    periodo: faixa.horarioChegada < '12:00' ? 1 : 2,
    dataAgendamento: faixa.data,
    horarioAgendamento: faixa.horarioChegada,
    ambienteId: faixa.ambienteId,
  });

/** Free times for this request, of as many clinics by appointment as it takes. */
export async function findVagas(
  pedido: { api: Api; id: number; clienteId: number },
  wished: number,
): Promise<Vaga[]> {
  const { inicio: start, fim: end } = nextIntervalo();
  const found: Vaga[] = [];
  const cities = (await pedido.api.get('/cidades?limit=50&comPrestador=true')).body as ResultPage<{
    id: number;
  }>;
  for (const city of cities.items) {
    const { body } = await pedido.api.get(`/suppliers/ordered/${pedido.clienteId}/${city.id}/0?limit=50`);
    for (const clinic of (body as ResultPage<{ id: number; tipoAtendimento: string }>).items) {
      if (clinic.tipoAtendimento === 'Ordem de chegada') continue;
      const answer = await pedido.api.post('/agendamentos/faixas-disponiveis', {
        agendamentoId: pedido.id,
        examesIds: [],
        periodo: 3,
        prestadorId: clinic.id,
        dataInicial: start,
        dataFinal: end,
      });
      const slots = answer.status < 300 ? (answer.body as Faixa[]) : [];
      found.push(...slots.map((faixa) => ({ prestadorId: clinic.id, cidadeId: city.id, faixa })));
      if (found.length >= wished) return found.slice(0, wished);
    }
  }
  throw new Error(`Só ${found.length} de ${wished} horários livres na demonstração.`);
}
