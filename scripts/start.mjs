// `npm start`: sets up, builds and serves the page, and prints its address.

import { join } from 'node:path';
import { optionsOf } from './options.mjs';
import { buildPage } from './page.mjs';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';
import { portOf, serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

const asked = optionsOf(['port']).port;
const port = portOf(asked, 8080);
// a requested port is not replaced by another; otherwise take the next free one
const tries = asked === undefined ? 50 : 1;
const serve = () =>
  serveFolder({ folder: join(root, 'dist'), port, tries }).catch((error) =>
    fail(`port ${port} cannot be used (${error.code}): give another with \`npm start -- --port 9000\`.`),
  );
// reports a port in use before minutes of building
(await serve()).close();
await setUp();
await buildPage();
const server = await serve();
say(`\nOut of Sequence is at ${server.url}   (Ctrl+C ends it)`);
