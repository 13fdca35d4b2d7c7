// Whether a figure stands among others under a heading of the page: it then has no title, legend, caption, choices nor buttons
// of its own.

import { createContext } from 'react';

export const IsAmongOthersContext = createContext(false);
