// Tests use any table at once: this is loaded before each file of tests (vite.config.ts).

import { LABS } from '#pkg/params.ts';
import { learn } from './tables.ts';

await Promise.all(LABS.map(({ id }) => learn(id)));
