// The values of the kept scenario, for the dashed thumbs on the tracks of sliders.

import { createContext } from 'react';

export const KeptContext = createContext<object | null>(null);
