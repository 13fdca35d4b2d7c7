// The values of a scenario that is kept beside the present one, for the marks on the tracks of sliders.

import { createContext } from 'react';

export const KeptContext = createContext<object | null>(null);
