// `npm start`: set up, build, serve, and say where.

import { join } from 'node:path';
import { optionsOf } from './options.mjs';
import { buildPage } from './page.mjs';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';
import { portOf, serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

const asked = optionsOf(['port']).port;
const port = portOf(asked, 8080);
await setUp();
await buildPage();
// if a port was asked for, another one would be a surprise; otherwise the next free one will do
const tries = asked === undefined ? 50 : 1;
const server = await serveFolder({ folder: join(root, 'dist'), port, tries }).catch((error) =>
  fail(`port ${port} cannot be used (${error.code}): give another with \`npm start -- --port 9000\`.`),
);
say(`\nOut of Sequence is at ${server.url}   (Ctrl+C ends it)`);
