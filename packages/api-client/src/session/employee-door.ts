import { ERROR_CODE } from '../codes.ts';
import { DOOR_PATH } from '../doors.ts';
import { ApiError } from '../error.ts';

/** A CPF at a door that asks for an e-mail: told without asking the server, which would count it as a try. */
export const employeeDoor = (): ApiError =>
  new ApiError({
    status: 401,
    codigo: ERROR_CODE.OUTRA_PORTA,
    message: `Aqui se entra com e-mail. Com CPF e código entra quem vai fazer o exame: em ${DOOR_PATH.autoagendamento}.`,
  });
