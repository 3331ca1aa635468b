import { createHash } from 'node:crypto';

/** Characters kept of each SHA-256: enough to tell the common ones, too few to be a list of passwords. */
const PREFIX = 10;

/**
 * The most common passwords of ten characters and more, in lower case, in Portuguese and in English: prefixes of their
 * hashes. Nobody is asked over the network.
 */
const COMMON = new Set(
  `
    054eff6ef9 065f45b37b 07d0024afa 08dd971378 099d9c6857 0c0ae2d9c2 0ea8366eda 0ee6a64759 1000b5df3a
    10c8c634d4 115b4294e8 12faa749d4 1462f44944 160ed7312c 17756315eb 17f8075464 195c68695a 1c6b63c27f
    1dc1f7a9b0 21cfda69d3 2285877fbe 2381e9573a 23b5ed29a1 28ad9b1993 28f0116ef4 2ba584d79e 2bf927d608
    2e4f016283 3149094f51 36ecf9133c 3700adf1f2 370908785a 390d4757bf 3a5745a05f 3cebb057b0 3fed95544c
    408f20da43 40f598cc76 4110b752f4 4194d1706e 41e5653fc7 421e6d60ea 430d8b5fdc 447155e9f9 45643fcbe9
    45e55a76b6 47667e7acb 478f2549e3 4827617927 494a715f7e 4b63d206b8 4c94bd7240 52193506de 523aa18ecb
    527ad704c9 534ec83439 53bf7b5a35 5610073ee0 5695648d33 581dcdc757 5884f79878 58d644211e 5a170b2ae7
    5a369569d5 5ace498199 5b73027b39 5c931d84bf 5e347a7f18 5edf33cb46 5f1059ff00 5fae31539e 6042677a8c
    60673c6c0b 60e17db424 621eedba43 6233f7c9d2 6364026484 65703252f0 6968fd41cd 6e4c363818 6fddde9bda
    716a9767b9 72399361da 73ac5aba88 740b457e00 7619ee8cea 762daeeccf 795d816fa1 796565281f 79809644a8
    7d260242fb 7d879e9d67 7dceae716b 7fd06f0e2a 816a409266 8197429d77 81ca877c22 82bc79eb22 84d89877f0
    84d9c4b849 87b1bcd8ef 889a77e3a8 88e6634560 8a9f8cb0f2 8b1ad73605 8c0034ee48 8c5cae7c0d 8d294eb556
    8e0a91effd 8ebb753750 918f526393 9260f889a0 9428c37279 94512f1df6 95bfb24de1 965f69baef 983094205b
    9918742c67 99c9f119fb 9a900403ac 9b0eb22aef 9b1f8cdb5e 9bc7d30591 9bcef6de1d 9d0393c70c 9e1f341dff
    9f0f0c802a 9fbbe7455f a0f4d6df5f a36b12f40f a4c1c4f11b a5ad7e6d52 a683495613 a76256b648 ac0e7d0378
    ad5d56b0d0 b117ef94c5 b20b0f63ce b3d17ebbe4 b3e5c14163 b4c4d8d1bf b822bb9390 b861f333a2 b87c9b2975
    b88357c27d b936f714e4 b9c950640e bc8b0fe552 bd72b5f87b bf2cb58a68 bf3efa5182 bf48e6ff24 bf74feaa75
    c5c088132e c61196f16b c775e7b757 c984bd7b6e ca2f2069ea cb5e0fac75 cb79b02b20 cbf06754df ccfb9805ce
    ce3a598687 ce7d39b8fb ce9057744c cede333b0f cfe84d22e9 d114b85604 d165f6df59 d185a50402 d2d02ea74d
    d32f98fe3e d6130c7fc7 d78a3fb9cf d82494f05d d854a8d97e d92a05f6f0 dae0be83b5 db0cf53eb7 db9cf88a73
    dc5df790e7 dce7a17f9b dd69d1335e dfc262f4d0 dfea575fa5 e004fe36e2 e06601ee5e e06787aebe e2293df5d0
    e4a0a90e5a e5433d3450 e69fc66a29 e7248df8a8 e76ef5923a eabc1c385b eee87cc39b ef92b778ba f12a38838d
    f3bcb069f7 f423a21ae7 f475eb6ab1 f55d184f3d f6ee94ecb0 f828f11c37 f8a1f494e1 ff2fb41afa ff4bc81717
    ffe79ff64b ffec2b0482
  `
    .trim()
    .split(/\s+/),
);

/** Whether a password is among the first that a guesser tries; also with capitals, or with signs at its end. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 4) return true;
  return [lower, lower.replace(/[^\p{L}\p{N}]+$/u, '')].some((text) =>
    COMMON.has(createHash('sha256').update(text).digest('hex').slice(0, PREFIX)),
  );
}
