declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3-speaking server over a folder; checks signatures against its one key pair, S3RVER and S3RVER. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
