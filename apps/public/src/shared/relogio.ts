import { agoraEmSaoPaulo, type Agora } from '@apto/domain';

/** The present, read from the machine's clock: the one place of the app that does. */
export const agora = (): Agora => agoraEmSaoPaulo(Date.now());
