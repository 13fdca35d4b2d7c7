// What can be exported of an open capture, and the origin that its files state: no link contains a capture, since it
// never leaves the browser.

import type { TraceReport, TraceSurvey } from '#pkg/texts.js';
import type { UnlinkedOrigin } from '../../../bench/context/provenance.ts';
import type { LinkOfIt, Unlinked } from '../../../bench/context/unlinked.ts';
import { quoteForShell } from '../../../bench/export/shell.ts';
import { UnlinkedAct } from '../../../bench/unlinked/UnlinkedAct.tsx';
import { withModel } from '../../../scenario/model.ts';
import type { FlowKey } from './asks.ts';
import type { MeasuredFlow } from './measuredFlow.ts';
import type { FlowQuestion } from './messages.ts';
import { PATH_NAME, pathLink } from './path.ts';
import { showReport } from './reportId.ts';
import { endsWords, flowName } from './sentences.ts';
import type { TraceFile, TraceState } from './session.ts';
import { type Reading, statsLink } from './statsLink.ts';

/** What is known of the capture so far. */
interface CaptureResults extends Reading {
  readonly survey: TraceSurvey | undefined;
  /** Measures of the flow that is shown. */
  readonly found: MeasuredFlow['found'] | undefined;
}

function linksOf(report: TraceReport, { survey, found, ...reading }: CaptureResults): readonly LinkOfIt[] {
  return [
    ...(survey === undefined || report.flows.length === 0
      ? []
      : [{ label: 'Copy a link of its statistics', text: () => statsLink(report, survey, reading) }]),
    ...(found === undefined
      ? []
      : [{ label: 'Copy a link to its path, simulated', text: () => withModel(pathLink(found)) }]),
  ];
}

/** What the page's bar can export; `hasStats`: the link contains statistics of a capture. */
export function captureExports(state: TraceState, known: CaptureResults, hasStats: boolean): Unlinked {
  const nothing = { Act: UnlinkedAct, links: [], scenario: null, file: null };
  if (state.kind === 'none') {
    const notKept = hasStats
      ? 'The statistics of a capture are not compared with anything here. “Copy link” copies a link that has them.'
      : null;
    return { ...nothing, notKept, notLinked: null };
  }
  const { name } = state.file;
  const why = {
    notKept: `“${name}” cannot be kept: “Keep this” stores a link, and a link cannot contain a capture.`,
    notLinked: `A link cannot contain “${name}”: a capture never leaves this browser.`,
  };
  if (state.kind === 'reading') return { ...nothing, ...why };
  const { found } = known;
  return {
    ...nothing,
    ...why,
    links: linksOf(state.report, known),
    scenario:
      found === undefined
        ? null
        : {
            words: 'TCP over its path is a simulation, and can be kept: ',
            name: PATH_NAME,
            text: pathLink(found),
          },
    file:
      state.report.flows.length === 0
        ? null
        : { label: 'Report, a file of what was found', show: showReport },
  };
}

/** The origin of a figure or a table, in words and as columns: the measured flow, or all flows. */
export function originOf(
  { name }: TraceFile,
  measured: MeasuredFlow | null,
  { by, threshold, order }: Omit<FlowQuestion, 'index'>,
  links: readonly LinkOfIt[],
): UnlinkedOrigin {
  const flow = measured?.flow;
  const of = flow === undefined ? ', all its flows' : `, ${flowName(flow)}`;
  return {
    subtitle: `Of the capture ${name}${of}; DT = ${threshold} packets. The link does not bring the capture along.`,
    // columns are named as in the tables of a report
    columns: [
      { id: 'file', value: name },
      ...(flow === undefined
        ? []
        : [
            { id: 'flow', value: flow.index },
            { id: 'protocol', value: flow.protocol },
            { id: 'ends', value: endsWords(flow) },
          ]),
      { id: 'by', value: measured?.found.by ?? by },
      { id: 'order', value: order },
      { id: 'dt', unit: 'packets', value: threshold },
    ],
    links,
  };
}

type ReadingOptions = Omit<FlowQuestion, 'index' | 'threshold'>;

/** The beginning of the command: program, files and reading options; standard input stands for a typed text. */
function traceOf({ names }: Pick<TraceFile, 'names'>, { by, order }: ReadingOptions): string {
  const files = names.length === 0 ? '-' : names.map(quoteForShell).join(' ');
  const options = [
    ...(names.length > 1 ? [' --pair'] : []),
    ...(by === 'auto' ? [] : [` --by ${by}`]),
    ...(order === 'auto' ? [] : [` --order ${order}`]),
  ];
  return `oos trace ${files}${options.join('')}`;
}

/** The command that prints the measures of a flow, or of all. */
export function traceCommand(
  file: Pick<TraceFile, 'names'>,
  flow: number | undefined,
  { threshold, ...asked }: Omit<FlowQuestion, 'index'>,
): string {
  const which = flow === undefined ? '' : ` --flow ${flow}`;
  return `${traceOf(file, asked)}${which} --dt ${threshold} --json`;
}

/** The command that prints the packets of a flow in a time window. */
export function packetsCommand(
  file: Pick<TraceFile, 'names'>,
  { index, ...asked }: FlowKey,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): string {
  const stretch = `${from === null ? '' : ` --from ${from}`}${to === null ? '' : ` --to ${to}`}`;
  return `${traceOf(file, asked)} --packets --flow ${index}${stretch} --csv`;
}
