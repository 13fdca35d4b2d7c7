// `npm run build`: builds the page as a static folder, dist/, which works under any path of any static host.

import { buildPage } from './page.mjs';
import { say } from './say.mjs';
import { setUp } from './setup.mjs';

await setUp();
await buildPage();
say('\nThe page is in dist/: copy that folder to any static host.');
