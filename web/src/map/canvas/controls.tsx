import { t } from '@artesian/domain/texts/translate';
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
  useControl(() => homeButton(() => latest.current()), { position: 'top-right' });
  return null;
}

/** Shows the whole page on the whole screen: menus and dialogs stand beside the map, not in it. */
export function FullscreenOfPage() {
  useControl(() => new maplibre.FullscreenControl({ container: document.documentElement }), { position: 'top-right' });
  return null;
}

interface Wishes {
  className: string;
  title: string;
  /** An SVG element. */
  icon: string;
}

/** A button among those of the map. MapLibre's controls are plain elements, which it styles and stacks itself. */
export class ButtonOnMap implements maplibre.IControl {
  readonly button = document.createElement('button');
  readonly #element = document.createElement('div');

  constructor({ className, title, icon }: Wishes) {
    this.button.type = 'button';
    this.button.className = className;
    this.button.title = title;
    this.button.setAttribute('aria-label', title);
    this.button.innerHTML = icon;
    this.#element.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    this.#element.append(this.button);
  }

  onAdd(): HTMLElement {
    return this.#element;
  }

  onRemove(): void {
    this.#element.remove();
  }
}

function homeButton(onClick: () => void) {
  const control = new ButtonOnMap({ className: 'artesian-home', title: t('Back to the whole district'), icon: house });
  control.button.addEventListener('click', onClick);
  return control;
}
