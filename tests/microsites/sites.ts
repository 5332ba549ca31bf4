/** How each microsite is built and served. */

export interface MicrositeCommands {
  /** Name of the folder in `tests/microsites`. */
  name: string;
  /** Command that builds the site in its folder. */
  build: [string, ...string[]];
  /** Command that serves the built site. The port is its last argument: `['sh', '-c', 'PORT=$0 exec npm start']`. */
  serve: [string, ...string[]];
}

export const architecture: MicrositeCommands = {
  name: 'architecture',
  build: ['npm', 'run', 'build'],
  serve: ['sh', '-c', 'ENQUIRIES=on PORT=$0 exec npm start'],
};

export const dentalClinic: MicrositeCommands = {
  name: 'dental-clinic',
  build: ['npm', 'run', 'build'],
  serve: ['sh', '-c', 'PORT=$0 exec npm start'],
};

export const restaurants: MicrositeCommands = {
  name: 'restaurants',
  build: ['next', 'build'],
  serve: ['next', 'start', '--port'],
};
