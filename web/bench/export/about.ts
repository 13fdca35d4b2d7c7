// What a figure's files say about its scenario; loaded when a reader saves, copies or prints something.

import { LABS, type LabId, type LabName, MODEL_VERSION, type Param, type Scenarios } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/table/columns.ts';
import type { FigureSource } from '../../charts/table/figureSource.ts';
import { isOf, shownValue } from '../../controls/value.ts';
import { decode, keptOf } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { withModel } from '../../scenario/model.ts';
import { defaultOf, paramsOf, type Value, valueIn } from '../../scenario/values.ts';
import { lineOf } from '../../sources/citations.ts';
import { SOFTWARE } from '../../sources/software.ts';
import { sourceOf, sourcesOf } from '../../sources/sources.ts';
import type { Provenance } from '../context/provenance.ts';
import { keptName } from '../differences/keptName.ts';
import { addressOf } from './address.ts';
import { figureCommand, quoteForShell } from './shell.ts';

/** Longest text parameter that is quoted in full, in characters: texts can have thousands. */
const LONGEST = 60;

/** What files say about a scenario, given by its canonical text. */
export function aboutOf(text: string, told: Provenance = {}): FigureSource {
  const { scenario } = decode(text);
  const lab = LABS.find(({ id }) => id === scenario?.lab);
  if (scenario === undefined || lab === undefined) throw new Error(`${text} is no scenario`);
  const modelled = paramsOf(lab.id).filter(({ id, group }) =>
    told.parameters === undefined ? group !== 'figure' : told.parameters.includes(id),
  );
  const givenValue = (param: Param) => valueIn(scenario.values, param.id);
  const { link, note } = addressOf(withModel(text));
  const { isKeptDrawn = true, isKeptListed = isKeptDrawn } = told;
  const kept = nameOfKept(lab.id, scenario.values);
  const hasKeptRows = isKeptListed && kept !== '';
  return {
    subtitle:
      told.unlinked?.subtitle ??
      subtitle(modelled, givenValue, told.isDrawn ?? true) +
        (isKeptDrawn && kept !== '' ? ` Kept, ${told.keptLook ?? 'in grey'}: ${kept}.` : ''),
    source: sourceLine(lab, told),
    link,
    linkNote: note,
    columns: (rows) => {
      const column = (id: string, value: Value, unit?: string): DataColumn => ({
        id,
        unit,
        values: Array.from({ length: rows }, () => value),
      });
      // the models' version has a column of its own beside the program's
      const versions = [column('version', SOFTWARE.version), column('model', MODEL_VERSION)];
      if (told.unlinked !== undefined)
        return [...told.unlinked.columns.map(({ id, value, unit }) => column(id, value, unit)), ...versions];
      return [
        ...modelled.map((param) => column(param.id, givenValue(param), param.unit)),
        column('scenario', addressOf(text).link),
        ...versions,
      ];
    },
    parameters: told.unlinked === undefined ? listed(modelled, givenValue) : [],
    beside: hasKeptRows ? aboutKept(lab.id, scenario.values, told) : undefined,
    command: told.command !== undefined ? told.command : figureCommand(text, hasKeptRows),
  };
}

/** What files say about the kept scenario, with the figure in the same state. */
function aboutKept<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>, told: Provenance): FigureSource {
  return aboutOf(encode(lab, { ...values, ...keptOf(lab, values), keep: '' }), told);
}

/** The line of origin: the program, the laboratory, and the figure's sources. */
function sourceLine({ id, title }: LabName, { sources }: Provenance): string {
  const from = sources?.map(sourceOf) ?? sourcesOf(id);
  const after = from.length === 0 ? '' : ` After ${from.map(lineOf).join('; ')}.`;
  return `Out of Sequence ${SOFTWARE.version}: ${title}.${after}`;
}

/** The command that prints the measures of the scenario and of the kept one, and their differences. */
export function comparisonCommand(text: string): string {
  return `oos run ${quoteForShell(text)} --against kept --json`;
}

/** The command that prints the measures of the scenario. */
export function runCommand(text: string): string {
  return `oos run ${quoteForShell(text)} --json`;
}

function subtitle(params: readonly Param[], given: (param: Param) => Value, isDrawn: boolean): string {
  const isOfLuck = ({ id }: Param) => id === 'runs' || id === 'seed';
  const special = params.filter((param) => !isOfLuck(param) && given(param) !== defaultOf(param));
  const said = special.map((param) => `${nameOf(param)} ${words(param, given(param))}`);
  const luck = (isDrawn ? params.filter(isOfLuck) : []).map((param) => {
    const value = given(param);
    if (param.id === 'seed') return `seed ${value}`;
    return `${value} ${value === 1 ? 'run' : 'runs'}`;
  });
  const terms =
    said.length === 0 ? 'All parameters at their defaults' : `${said.join(', ')}; all else at its default`;
  return [terms, luck.join(', ')]
    .filter((part) => part !== '')
    .join('; ')
    .concat('.');
}

/** The kept scenario's name, since the drawing only says "kept"; empty where nothing is kept, or nothing differs. */
function nameOfKept<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  const kept = keptOf(lab, values);
  return kept === null ? '' : keptName(lab, kept, values);
}

function listed(params: readonly Param[], given: (param: Param) => Value): FigureSource['parameters'] {
  return params.flatMap((param) => {
    const value = words(param, given(param));
    const { name, symbol } = param;
    return value === '' ? [] : [{ name: symbol === '' ? name : `${name} ${symbol}`, value }];
  });
}

function nameOf({ name, symbol }: Param): string {
  return symbol === '' ? `${name.toLowerCase()}:` : `${symbol} =`;
}

function words(param: Param, value: Value): string {
  if (typeof value === 'number') return shownValue(param, value);
  const text = value ?? 'auto';
  if (isOf('choice', param)) return param.values.options.find(({ id }) => id === text)?.name ?? text;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
