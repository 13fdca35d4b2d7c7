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
// if a port was asked for, another one would be a surprise; otherwise the next free one will do
const tries = asked === undefined ? 50 : 1;
const serve = () =>
  serveFolder({ folder: join(root, 'dist'), port, tries }).catch((error) =>
    fail(`port ${port} cannot be used (${error.code}): give another with \`npm start -- --port 9000\`.`),
  );
// a port that is taken is said before minutes of building
(await serve()).close();
await setUp();
await buildPage();
const server = await serve();
say(`\nOut of Sequence is at ${server.url}   (Ctrl+C ends it)`);
