export { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';
export { isSigned, signatureSvg, type Signature } from './SignaturePad.logic.ts';
export { signaturePng } from './signaturePng.ts';
