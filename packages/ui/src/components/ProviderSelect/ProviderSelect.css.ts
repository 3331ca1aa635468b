import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const star = layered({ flex: 'none', color: vars.tone.atencao.solid });
