// The flows of a capture, the most reordered first, and below them those that cannot be measured.

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FlowFigures, TraceFlow, TraceReport, TraceSurvey } from '#pkg/texts.js';
import { countWithNoun } from '../../../../bench/words/counts.ts';
import { isMeasured } from '../measuredFlow.ts';
import { flowName } from '../sentences.ts';
import styles from './Desk.module.css';
import { distinguishingEnd, flowLine, foundFlows, nameOf, reorderedFlowsWords } from './flows.ts';
import { Skyline } from './Skyline.tsx';
import { Sparkline } from './Sparkline.tsx';
import { useScrolled } from './useScrolled.ts';

const ROW = 40;
/** Number of flows that can be seen at a glance; with more there is a search field. */
const FEW = 8;

interface FlowListProps {
  readonly report: TraceReport;
  readonly survey: TraceSurvey;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

export function FlowList({ report, survey, chosen, onChoose }: FlowListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const shown = useMemo(() => foundFlows(survey, report.flows, text), [survey, report, text]);
  const end = useMemo(() => distinguishingEnd(report.flows), [report]);
  const { from, to, top, height, reveal } = useScrolled(box, shown.length, ROW);
  const place = chosen === undefined ? -1 : shown.indexOf(chosen);
  useEffect(() => {
    if (place >= 0) reveal(place);
  }, [place, reveal]);
  const move = (event: KeyboardEvent) => {
    const by = (
      { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity } as const
    )[event.key];
    if (by === undefined) return;
    event.preventDefault();
    // flows that cannot be measured come last, and cannot be chosen
    const choices = shown.filter((index) => isMeasured(survey, index));
    const next = choices[Math.min(choices.length - 1, Math.max(0, place + by))];
    if (next !== undefined) onChoose(next);
  };
  const hasMany = survey.byHarm.length > FEW;
  return (
    <section className={styles.flows} aria-label="Flows by how much they are reordered">
      <div className={styles.flowTop}>
        <span>{reorderedFlowsWords(survey)}</span>
        {hasMany && (
          <input
            type="search"
            className={`field ${styles.filter}`}
            aria-label="Filter flows"
            placeholder="Filter: address, port"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </div>
      {hasMany && <Skyline survey={survey} chosen={chosen} onChoose={onChoose} />}
      <div className={styles.flowHead}>
        <span>flow</span>
        <span>reordered</span>
        <span>over time</span>
        <span>99% within</span>
      </div>
      <div
        ref={box}
        className={styles.scroll}
        role="listbox"
        aria-label="Flows, the most affected first"
        aria-activedescendant={place < 0 ? undefined : `flow-${chosen}`}
        tabIndex={0}
        onKeyDown={move}
      >
        <div style={{ blockSize: height }}>
          <div style={{ transform: `translateY(${top}px)` }}>
            {shown.slice(from, to).map((index, i) => {
              const flow = report.flows[index];
              return (
                flow && (
                  <FlowRow
                    key={index}
                    place={from + i}
                    total={shown.length}
                    flow={flow}
                    figures={survey.figures}
                    bins={survey.bins}
                    isChosen={index === chosen}
                    name={nameOf(flow, end)}
                    onChoose={onChoose}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
      {shown.length === 0 && <p className={styles.none}>No flow has “{text}” in its name.</p>}
    </section>
  );
}

/** An end of a flow; a long address is cut, but never its port, which distinguishes flows. */
function End({ name }: { name: string }) {
  const port = /:\d+$/.exec(name)?.[0] ?? '';
  return (
    <span className={styles.end}>
      <span>{name.slice(0, name.length - port.length)}</span>
      <span>{port}</span>
    </span>
  );
}

interface FlowRowProps {
  readonly place: number;
  readonly total: number;
  readonly flow: TraceFlow;
  readonly figures: FlowFigures;
  readonly bins: number;
  readonly isChosen: boolean;
  readonly name: string;
  readonly onChoose: (index: number) => void;
}

function FlowRow({ place, total, flow, figures, bins, isChosen, name, onChoose }: FlowRowProps) {
  const { index } = flow;
  const { late, isLate, within, aside } = flowLine(flow, figures);
  const isShown = late !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it moves by keys
    <div
      id={`flow-${index}`}
      className={styles.flow}
      role="option"
      tabIndex={-1}
      aria-posinset={place + 1}
      aria-setsize={total}
      aria-selected={isChosen}
      aria-disabled={!isShown || undefined}
      data-flow={index}
      data-late={isLate || undefined}
      title={`${flow.protocol} ${flow.source} → ${flow.destination} ${flow.detail}`}
      onClick={isShown ? () => onChoose(index) : undefined}
    >
      <span className={styles.flowName}>
        {isShown ? <End name={name} /> : <span>{flowName(flow)}</span>}
        {isShown ? (
          <small className={styles.aside}>
            {aside.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </small>
        ) : (
          <small>{`${countWithNoun(flow.packets, 'packet')}, ${flow.why ?? ''}`}</small>
        )}
      </span>
      {isShown && (
        <>
          <span>{late}</span>
          <span>
            <Sparkline shares={figures.shares.subarray(index * bins, (index + 1) * bins)} />
          </span>
          <span>{within}</span>
        </>
      )}
    </div>
  );
}
