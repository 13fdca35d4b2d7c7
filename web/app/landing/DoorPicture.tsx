// The small pictures of the links to laboratories ("doors"). The models computed their lines before the page was built
// (`pictures.test.ts`): nothing is simulated for them.

import styles from './Landing.module.css';
import PICTURES from './pictures.json';

const { alf, red, dccp } = PICTURES;

const DRAWN = { alf: Gain, red: Frontiers, dccp: Voice };

/** A laboratory whose link has a picture. */
export type Pictured = keyof typeof DRAWN;

export function isPictured(lab: string): lab is Pictured {
  return lab in DRAWN;
}

export function DoorPicture({ lab }: { lab: Pictured }) {
  const Drawn = DRAWN[lab];
  return (
    <svg className={styles.picture} viewBox="0 0 168 92" aria-hidden="true">
      <Drawn />
    </svg>
  );
}

/** A dot at the laboratory's default scenario. */
function Mark({ x, y }: { x: number; y: number }) {
  return <circle className={styles.mark} cx={x} cy={y} r={6} />;
}

const FOOT = <path className={styles.foot} d="M0 84.5H168" />;

function Gain() {
  return (
    <>
      <path d={`${alf.curve}L166 84H2Z`} fill="var(--gain)" fillOpacity={0.22} />
      <path className={styles.curve} d={alf.curve} stroke="var(--gain)" />
      {FOOT}
      <Mark x={alf.x} y={alf.y} />
      <text x={alf.x + 16} y={alf.y + 7} fill="var(--gain)">
        {alf.words}
      </text>
    </>
  );
}

function Frontiers() {
  return (
    <>
      <pattern
        id="door-hatch"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="var(--gain)" strokeWidth="1.5" />
      </pattern>
      <path d={red.saved} fill="url(#door-hatch)" />
      <path className={styles.curve} d={red.plain} stroke="var(--fam-4)" />
      <path className={styles.curve} d={red.shuffled} stroke="var(--disorder-2)" />
      {FOOT}
      <Mark x={red.x} y={red.y} />
      <text x={0} y={26} fill="var(--fam-4)">
        no reordering
      </text>
      <text x={92} y={74} fill="var(--disorder-2)">
        reordering
      </text>
    </>
  );
}

function Voice() {
  return (
    <>
      <text x={0} y={11} fill="var(--in-order)">
        with a buffer
      </text>
      <Tape packets={dccp.sorted} top={16} color="var(--in-order)" />
      <text x={0} y={58} fill="var(--out-of-order)">
        without
      </text>
      <Tape packets={dccp.shuffled} top={63} color="var(--out-of-order)" />
    </>
  );
}

/** A call's loudness over time on a band, with gaps where frames are silent. */
function Tape({ packets, top, color }: { packets: typeof dccp.sorted; top: number; color: string }) {
  return (
    <>
      <rect y={top} width={168} height={26} fill={color} />
      <path className={styles.loud} d={packets.marks} transform={`translate(0 ${top + 13})`} />
      <path className={styles.cracks} d={packets.cracks} transform={`translate(0 ${top})`} />
    </>
  );
}
