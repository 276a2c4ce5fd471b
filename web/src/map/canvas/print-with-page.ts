import type { maplibre } from './map-library.ts';

/**
 * Has the browser print the map with its page. What WebGL has drawn can be read only until the browser shows it, so a copy is made as soon as
 * printing begins; `map.css` shows it on paper in place of the map.
 */
export function printWithPage(map: maplibre.Map) {
  const copy = document.createElement('canvas');
  copy.className = 'artesian-printed-map';
  copy.ariaHidden = 'true';
  const draw = () => {
    map.redraw();
    const drawn = map.getCanvas();
    copy.width = drawn.width;
    copy.height = drawn.height;
    copy.getContext('2d')?.drawImage(drawn, 0, 0);
  };
  map.getCanvasContainer().prepend(copy);
  window.addEventListener('beforeprint', draw);
  void map.once('remove', () => window.removeEventListener('beforeprint', draw));
}
