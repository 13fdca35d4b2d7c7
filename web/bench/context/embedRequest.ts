// A figure asks for the dialog with the code that embeds it in other pages; the application has the dialog.

import { sharedValue } from './sharedValue.ts';

/** The link of the scenario to embed, from `#/` on; null while the dialog is closed. */
const asked = sharedValue<string | null>(null);

export const requestEmbed = asked.set;
export const useEmbedRequest = asked.use;
