// The scenario that controls lead back to: that of the preset or of the lesson. Without one they lead to defaults.

import { createContext } from 'react';

export const StartContext = createContext<object | null>(null);
