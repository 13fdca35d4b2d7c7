import type { Piece } from './waiting.ts';

/** A sentence whose names of delivery modes have the colours of the modes. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no identity but their place
      <b key={at} style={{ color: piece.color }}>
        {piece.name}
      </b>
    ),
  );
}
