// The scenario to which controls reset their values: the preset's or the lesson's. Without one they reset to the defaults.

import { createContext } from 'react';

export const StartContext = createContext<object | null>(null);
