// A figure asks for the dialog with the code that embeds it in other pages; the application has the dialog.

import { told } from './told.ts';

/** The link of the scenario to embed, from `#/` on; null while the dialog is closed. */
const asked = told<string | null>(null);

export const askToEmbed = asked.tell;
export const useAskedToEmbed = asked.use;
