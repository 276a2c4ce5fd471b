import type { Map, PointLike } from 'maplibre-gl';
import { useEffect, type RefObject } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import type { Room } from '../panels.ts';

interface KeepInRoomProps {
  popup: RefObject<HTMLElement | null>;
  place: Place;
  room: Room;
}

/** A popup may change sides while the map moves, so that it takes a second look. */
const MOST_MOVES = 2;

/** When a popup opens or grows, the map moves as far as it must for the popup and its place to lie in the room that the panels leave. */
export function KeepInRoom({ popup, place: { latitude, longitude }, room }: KeepInRoomProps) {
  const { current } = useMap();
  const { top, right, bottom, left } = room;
  useEffect(() => {
    const map = current?.getMap();
    const element = popup.current;
    if (!map || !element) return undefined;
    let moves = 0;
    const fit = () => {
      if (map.isMoving()) return void map.once('moveend', fit);
      const way = wayIntoRoom(map, element, [longitude, latitude], { top, right, bottom, left });
      if (!way || moves === MOST_MOVES) return undefined;
      moves += 1;
      map.panBy(way, { duration: 300 });
      return void map.once('moveend', fit);
    };
    const watching = new ResizeObserver(() => {
      moves = 0;
      fit();
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      map.off('moveend', fit);
    };
  }, [current, popup, latitude, longitude, top, right, bottom, left]);
  return null;
}

/** How far the map has to move, px; undefined where nothing is covered. */
function wayIntoRoom(map: Map, popup: HTMLElement, place: [number, number], room: Room): PointLike | undefined {
  const frame = map.getContainer().getBoundingClientRect();
  const card = popup.getBoundingClientRect();
  const { x, y } = map.project(place);
  const dx = overlap(
    Math.min(card.left - frame.left, x - edge),
    Math.max(card.right - frame.left, x + edge),
    room.left,
    frame.width - room.right,
  );
  const dy = overlap(
    Math.min(card.top - frame.top, y - edge),
    Math.max(card.bottom - frame.top, y + edge),
    room.top,
    frame.height - room.bottom,
  );
  return dx === 0 && dy === 0 ? undefined : [dx, dy];
}

/** How far a stretch reaches beyond the free one, negative at its start. What is longer than the room begins where the room does. */
function overlap(start: number, end: number, freeStart: number, freeEnd: number): number {
  if (start < freeStart || end - start > freeEnd - freeStart) return Math.round(start - freeStart);
  return Math.round(Math.max(0, end - freeEnd));
}

/** The symbol of a well with its ring, px from its middle. */
const edge = 14;
