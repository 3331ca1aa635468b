import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** As high as some entries, so that going from one face to the other moves nothing. */
export const face = layered({ minBlockSize: '320px', paddingBlockStart: vars.space.x5 });
