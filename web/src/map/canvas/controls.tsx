import { useEffect, useRef } from 'react';
import { useControl } from 'react-map-gl/maplibre';
import { maplibre } from './map-library.ts';

const house =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path d="M12 3 3 10.5V21h6.5v-6h5v6H21V10.5z"/></svg>';

/** A button among those of the map that flies back to the district. */
export function HomeControl({ onClick }: { onClick: () => void }) {
  const latest = useRef(onClick);
  useEffect(() => {
    latest.current = onClick;
  }, [onClick]);
  useControl(() => new HomeButton(() => latest.current()), { position: 'top-right' });
  return null;
}

/** Shows the whole page on the whole screen: menus and dialogs stand beside the map, not in it. */
export function FullscreenOfPage() {
  useControl(() => new maplibre.FullscreenControl({ container: document.documentElement }), { position: 'top-right' });
  return null;
}

/** MapLibre's controls are plain elements, which it styles and stacks itself. */
class HomeButton implements maplibre.IControl {
  readonly #element = document.createElement('div');

  constructor(onClick: () => void) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'artesian-home';
    button.title = 'Back to the whole district';
    button.setAttribute('aria-label', button.title);
    button.innerHTML = house;
    button.addEventListener('click', onClick);
    this.#element.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    this.#element.append(button);
  }

  onAdd(): HTMLElement {
    return this.#element;
  }

  onRemove(): void {
    this.#element.remove();
  }
}
