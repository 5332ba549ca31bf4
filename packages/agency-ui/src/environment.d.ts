/** What bundlers put in place of `process.env.NODE_ENV`, which they know by this spelling alone. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly NODE_ENV?: string;
  }
}
