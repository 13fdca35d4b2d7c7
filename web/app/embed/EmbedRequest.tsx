// Renders the Embed dialog (EmbedDialog.tsx) after a figure has asked for it.

import { useEmbedRequest } from '../../bench/context/embedRequest.ts';
import { late } from '../../late/late.tsx';
import { useScenarioState } from '../../scenario/react.tsx';

const EmbedDialog = late(
  'the dialog',
  async () => (await import('./EmbedDialog.tsx')).EmbedDialog,
  () => null,
);

export function EmbedRequest() {
  const scenario = useEmbedRequest();
  const { lab, scenarios } = useScenarioState((state) => state);
  const values = lab === null ? undefined : scenarios[lab];
  if (scenario === null || lab === null || values === undefined) return null;
  return <EmbedDialog lab={lab} scenario={scenario} values={values} />;
}
