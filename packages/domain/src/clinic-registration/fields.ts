import { z } from 'zod';
import { prestadorWithoutHorarios, type OpeningHour } from '../atendimento/index.ts';
import { INVALID_PIX_KEY_MESSAGE, isEmail, INVALID_EMAIL_MESSAGE, pixKeyOf } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import {
  fieldSchema,
  registryOf,
  type Field,
  type RegistryValue,
  type RegistryValues,
} from '../registry/index.ts';
import { compareTimes, weekdayName } from '../time/index.ts';

/** What the clinic must say; the rest of its fields may stay empty. */
const REQUIRED = new Set([
  'name',
  'cnpj',
  'email',
  'phone',
  'zipCode',
  'street',
  'number',
  'neighborhood',
  'idCity',
  'metodoPagamento',
]);

/** What a clinic says of itself, by the part of the form that asks for it: fields of the registry, under its rules. */
export const REGISTRATION_PARTS = {
  identity: ['name', 'tradeName', 'cnpj', 'cnes', 'email', 'phone', 'commercialPhone'],
  address: ['zipCode', 'street', 'number', 'addressComplement', 'neighborhood', 'idCity'],
  payment: ['metodoPagamento', 'chavePix', 'nomeBanco', 'codigoAgencia', 'contaCorrente'],
} as const;
export type RegistrationPart = keyof typeof REGISTRATION_PARTS;

const declared = registryOf('supplier')?.fields ?? [];

const fieldsOf = (names: readonly string[]): Field[] =>
  names.flatMap((name) =>
    declared
      .filter((field) => field.name === name)
      .map((field) => ({ ...field, isRequired: REQUIRED.has(name) })),
  );

/** The fields of one part, in the order in which they are asked for. */
export const registrationFields = (part: RegistrationPart): readonly Field[] =>
  fieldsOf(REGISTRATION_PARTS[part]);

/** Every field that a clinic says of itself. */
export const REGISTRATION_FIELDS: readonly Field[] = fieldsOf(Object.values(REGISTRATION_PARTS).flat());

const BANK = ['nomeBanco', 'codigoAgencia', 'contaCorrente'] as const;

/** By Pix there is a key and no account, and the other way round: what does not apply is not kept. */
function checkPayment(values: RegistryValues, context: z.RefinementCtx): RegistryValues {
  const fail = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (values['metodoPagamento'] === 'PIX') {
    const typed = values['chavePix'];
    const found = typeof typed === 'string' ? pixKeyOf(typed) : null;
    if (!typed) fail('chavePix', MESSAGE.REQUIRED_FIELD);
    else if (!found) fail('chavePix', INVALID_PIX_KEY_MESSAGE);
    return {
      ...values,
      chavePix: found?.key ?? null,
      nomeBanco: null,
      codigoAgencia: null,
      contaCorrente: null,
    };
  }
  for (const name of BANK) if (!values[name]) fail(name, MESSAGE.REQUIRED_FIELD);
  return { ...values, chavePix: null };
}

const nothing = Object.fromEntries(REGISTRATION_FIELDS.map(({ name }) => [name, null]));

/** Every field, cleaned and judged; one that was not sent is empty. */
export const registrationValues = z.preprocess(
  (sent) => (typeof sent === 'object' && sent !== null ? { ...nothing, ...sent } : sent),
  z
    .object(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field.name, fieldSchema(field)])))
    .transform(checkPayment),
);

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Deve ser um horário no formato HH:mm')
  .nullable();
const service = z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']).nullable();

const PERIODS = [
  {
    serves: 'atendimentoMatutino',
    start: 'startHourAm',
    end: 'endHourAm',
    type: 'serviceTypeAm',
    name: 'manhã',
  },
  {
    serves: 'atendimentoVespertino',
    start: 'startHourPm',
    end: 'endHourPm',
    type: 'serviceTypePm',
    name: 'tarde',
  },
] as const;

/** The two periods of a day, by the names of their fields. */
export const DAY_PERIODS = PERIODS;

export const NO_HOURS_TEXT = 'Informe ao menos um dia e período em que a clínica atende.';

/** Why a clinic's day cannot be kept; null where it can. A period that is served has both times and a way of serving. */
export function dayFailure(day: OpeningHour): string | null {
  for (const { serves, start, end, type, name } of PERIODS) {
    if (!day[serves]) continue;
    const from = day[start];
    const to = day[end];
    const where = `${weekdayName(day.weekDay)}, ${name}`;
    if (!from || !to) return `${where}: informe o início e o fim.`;
    if (compareTimes(to, from) <= 0) return `${where}: o fim deve ser posterior ao início.`;
    if (!day[type]) return `${where}: escolha como a clínica recebe as pessoas.`;
  }
  if (
    day.atendimentoMatutino &&
    day.atendimentoVespertino &&
    compareTimes(day.startHourPm ?? '', day.endHourAm ?? '') < 0
  )
    return `${weekdayName(day.weekDay)}: a tarde começa antes do fim da manhã.`;
  return null;
}

/** A day as it is kept: what is not served says nothing else. */
export function cleanDay(day: OpeningHour): OpeningHour {
  const am = day.atendimentoMatutino;
  const pm = day.atendimentoVespertino;
  return {
    weekDay: day.weekDay,
    atendimentoMatutino: am,
    startHourAm: am ? day.startHourAm : null,
    endHourAm: am ? day.endHourAm : null,
    serviceTypeAm: am ? day.serviceTypeAm : null,
    atendimentoVespertino: pm,
    startHourPm: pm ? day.startHourPm : null,
    endHourPm: pm ? day.endHourPm : null,
    serviceTypePm: pm ? day.serviceTypePm : null,
  };
}

/** The week as it is kept: days that are served, from Sunday on. */
export const cleanWeek = (days: readonly OpeningHour[]): OpeningHour[] =>
  days
    .filter((day) => day.atendimentoMatutino || day.atendimentoVespertino)
    .map(cleanDay)
    .sort((a, b) => a.weekDay - b.weekDay);

const day = z.object({
  weekDay: z.literal([0, 1, 2, 3, 4, 5, 6]),
  serviceTypeAm: service,
  serviceTypePm: service,
  startHourAm: time,
  endHourAm: time,
  startHourPm: time,
  endHourPm: time,
  atendimentoMatutino: z.boolean(),
  atendimentoVespertino: z.boolean(),
});

export const registrationWeek = z
  .array(day)
  .max(7)
  .superRefine((days, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    if (new Set(days.map(({ weekDay }) => weekDay)).size !== days.length)
      fail('Cada dia da semana deve aparecer uma vez só.');
    for (const each of days) {
      const failure = dayFailure(each);
      if (failure) fail(failure);
    }
    if (prestadorWithoutHorarios(days)) fail(NO_HOURS_TEXT);
  })
  .transform(cleanWeek);

/** What a clinic sends for review: all of it, and all of it valid. */
export const registrationSchema = z.object({ values: registrationValues, openingHours: registrationWeek });
export type Registration = z.output<typeof registrationSchema>;

const loose: z.ZodType<RegistryValue> = z.union([z.string().max(400), z.number(), z.boolean(), z.null()]);

/** What a clinic has typed so far: kept as it is, judged when it is sent. */
export const registrationDraftSchema = z.object({
  values: z.record(z.string().max(40), loose).transform((values) => {
    const kept: RegistryValues = {};
    for (const { name } of REGISTRATION_FIELDS) kept[name] = values[name] ?? null;
    return kept;
  }),
  openingHours: z.array(day).max(7),
});
export type RegistrationDraft = z.output<typeof registrationDraftSchema>;

const invitedFields = (names: readonly string[]) =>
  Object.fromEntries(fieldsOf(names).map((field) => [field.name, fieldSchema(field)]));

/** The address to which a link goes. */
const destination = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, MESSAGE.REQUIRED_FIELD)
  .max(254)
  .refine((email) => email === '' || isEmail(email), INVALID_EMAIL_MESSAGE);

/** 'Convidar clínica': what staff knows of a clinic that is not in the registry yet. */
export const clinicInviteSchema = z
  .object(invitedFields(['name', 'cnpj', 'idCity']))
  .extend({ email: destination })
  .transform(({ email, ...values }) => ({
    email: String(email),
    name: String(values['name']),
    cnpj: String(values['cnpj']),
    idCity: Number(values['idCity']),
  }));

/** 'Pedir atualização do cadastro': to whom. */
export const clinicRequestSchema = z.object({ email: destination });

/** What is wrong so far, by field, and of the hours: for the screen, which sends only what has no fault. */
export function registrationFaults(typed: RegistrationDraft): {
  values: Readonly<Partial<Record<string, string>>>;
  openingHours: string | null;
} {
  const values: Record<string, string> = {};
  for (const field of REGISTRATION_FIELDS) {
    const message = fieldSchema(field).safeParse(typed.values[field.name]).error?.issues[0]?.message;
    if (message !== undefined) values[field.name] = message;
  }
  // The whole, too: a Pix key belongs to its method.
  const whole = registrationValues.safeParse(typed.values);
  for (const { path, message } of whole.error?.issues ?? []) values[String(path[0])] ??= message;
  return {
    values,
    openingHours: registrationWeek.safeParse(typed.openingHours).error?.issues[0]?.message ?? null,
  };
}
