/** Bundlers replace only the exact expression `process.env.NODE_ENV`. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly NODE_ENV?: string;
  }
}
