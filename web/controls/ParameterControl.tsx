// The control that suits a parameter, by its entry in the table.

import { ParameterChoice } from './ParameterChoice.tsx';
import { ParameterNumber } from './ParameterNumber.tsx';
import { ParameterSlider } from './ParameterSlider.tsx';
import { ParameterText } from './ParameterText.tsx';
import { isTooFine } from './stops.ts';
import type { ControlProps } from './value.ts';
import { isOf } from './value.ts';

export function ParameterControl({ param, ...rest }: ControlProps) {
  if (isOf('choice', param)) return <ParameterChoice param={param} {...rest} />;
  if (isOf('text', param)) return <ParameterText param={param} {...rest} />;
  if (!isOf('number', param)) return null;
  if (isTooFine(param.values)) return <ParameterNumber param={param} {...rest} />;
  return <ParameterSlider param={param} {...rest} />;
}
