// Whether a figure stands among others under a common heading: it then has no title, legend, caption, choices or
// buttons of its own.

import { createContext } from 'react';

export const IsAmongOthersContext = createContext(false);
