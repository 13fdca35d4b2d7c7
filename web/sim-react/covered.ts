// Whether what stands here is covered: a question that it answers is still open, and no job of it runs.

import { createContext } from 'react';

export const CoveredContext = createContext(false);
