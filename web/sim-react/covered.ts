// Whether a part of the page is covered, because a question that it would answer is still open: it runs no job.

import { createContext } from 'react';

export const CoveredContext = createContext(false);
