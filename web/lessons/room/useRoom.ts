// The room view and the notes are two windows of one browser. The room holds the state; the notes follow it, and may change its
// screen. Each works without the other.

import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoom, type Room, type RoomAction, roomAfter, roomIn } from './room.ts';

type Message = { readonly lesson: string; readonly room: Room } | { readonly asks: RoomAction | 'all' };

const channelOf = (id: string) => new BroadcastChannel(`out-of-sequence lesson ${id}`);

export function useRoom(id: string, last: number): readonly [Room, (act: RoomAction) => void] {
  const [room, setRoom] = useState(() => roomIn(window.history.state, id) ?? newRoom(Date.now()));
  const act = useCallback(
    (what: RoomAction) => setRoom((old) => roomAfter(old, what, last, Date.now())),
    [last],
  );
  const channel = useRef<BroadcastChannel | null>(null);
  const now = useRef(room);
  useEffect(() => {
    now.current = room;
    const message: Message = { lesson: id, room };
    try {
      window.history.replaceState(message, '');
    } catch {
      // without a history entry, a reload starts the lesson again
    }
    channel.current?.postMessage(message);
  }, [id, room]);
  useEffect(() => {
    const open = channelOf(id);
    channel.current = open;
    open.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('asks' in data)) return;
      if (data.asks === 'all') open.postMessage({ lesson: id, room: now.current } satisfies Message);
      else act(data.asks);
    };
    open.postMessage({ lesson: id, room: now.current } satisfies Message);
    return () => {
      channel.current = null;
      open.close();
    };
  }, [id, act]);
  return [room, act];
}

interface FollowedRoom {
  readonly room: Room;
  readonly act: (act: RoomAction) => void;
  /** Whether a room is open in another window. */
  readonly hasRoom: boolean;
}

/** The room's state for the notes; without an open room, a state of their own. */
export function useFollowed(id: string, last: number): FollowedRoom {
  const [own, setOwn] = useState(() => newRoom(Date.now()));
  const [heard, setHeard] = useState<Room | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const open = channelOf(id);
    channel.current = open;
    open.onmessage = ({ data }: MessageEvent<Message>) => {
      const room = roomIn(data, id);
      if (room !== null) setHeard(room);
    };
    open.postMessage({ asks: 'all' } satisfies Message);
    return () => {
      channel.current = null;
      open.close();
    };
  }, [id]);
  const hasRoom = heard !== null;
  const act = useCallback(
    (what: RoomAction) => {
      if (hasRoom) channel.current?.postMessage({ asks: what } satisfies Message);
      else setOwn((old) => roomAfter(old, what, last, Date.now()));
    },
    [hasRoom, last],
  );
  return { room: heard ?? own, act, hasRoom };
}

/** The current time (ms since 1970), updated each second. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
