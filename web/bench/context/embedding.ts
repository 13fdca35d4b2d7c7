// A figure asks for the code that shows it in other pages: the application has the dialog.

import { told } from './told.ts';

/** The scenario's link, from `#/` on; null while nobody asks. */
const asked = told<string | null>(null);

export const askToEmbed = asked.tell;
export const useAskedToEmbed = asked.use;
