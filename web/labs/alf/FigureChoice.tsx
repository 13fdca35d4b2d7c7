// All figures, or one that has the page to itself: the tabs above them.

import { ParameterSegments } from '../../controls/ParameterChoice.tsx';
import { isOf } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';

export function FigureChoice() {
  const { param, ...rest } = useParameter('alf', 'fig');
  return isOf('choice', param) ? <ParameterSegments param={param} {...rest} /> : null;
}
