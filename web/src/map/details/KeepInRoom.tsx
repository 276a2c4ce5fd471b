import type { Map, PointLike } from 'maplibre-gl';
import { useEffect, type RefObject } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import type { Room } from '../panels/panels.ts';

interface KeepInRoomProps {
  popup: RefObject<HTMLElement | null>;
  place: Place;
  room: Room;
}

/** When a popup opens or grows, the map moves as far as it must for it to stand above or below its place, in the room that the panels leave. */
export function KeepInRoom({ popup, place: { latitude, longitude }, room }: KeepInRoomProps) {
  const { current } = useMap();
  const { top, right, bottom, left } = room;
  useEffect(() => {
    const map = current?.getMap();
    const element = popup.current;
    if (!map || !element) return undefined;
    const fit = () => {
      if (map.isMoving()) return void map.once('moveend', fit);
      const way = wayIntoRoom(map, element, [longitude, latitude], { top, right, bottom, left });
      return way && void map.panBy(way, { duration: 300 });
    };
    const watching = new ResizeObserver(fit);
    watching.observe(element);
    return () => {
      watching.disconnect();
      map.off('moveend', fit);
    };
  }, [current, popup, latitude, longitude, top, right, bottom, left]);
  return null;
}

/** How far the map has to move, px; undefined where there is room enough. */
function wayIntoRoom(map: Map, popup: HTMLElement, place: [number, number], room: Room): PointLike | undefined {
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project(place);
  const across = popup.offsetWidth / 2;
  const tall = popup.offsetHeight + tip;
  const dx = beyond(x - across - room.left, clientWidth - room.right - across - x);
  const above = y - tall - room.top;
  const below = clientHeight - room.bottom - tall - y;
  // One side is enough: the one that lacks less.
  const lacks = Math.min(0, Math.max(above, below));
  const dy = above >= below ? lacks : -lacks;
  return Math.max(Math.abs(dx), Math.abs(dy)) < least ? undefined : [dx, dy];
}

/** What is missing at the start, negative, or else at the end. */
const beyond = (atStart: number, atEnd: number): number => (atStart < 0 ? atStart : Math.max(0, -atEnd));

/** Between a place and its popup: the symbol, its ring and the tip, px. */
const tip = 25;
/** Nobody sees less, and the address is rounded, px. */
const least = 4;
