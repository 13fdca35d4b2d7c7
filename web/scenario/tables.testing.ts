// Loads all tables before each test file, so that tests can use them at once (vite.config.ts).

import { LABS } from '#pkg/params.ts';
import { loadTable } from './tables.ts';

await Promise.all(LABS.map(({ id }) => loadTable(id)));
