import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useControl } from 'react-map-gl/maplibre';

/** Buttons that MapLibre stacks among its own at the top right. */
export function ControlGroup({ label, children }: { label: string; children: ReactNode }) {
  const slot = useControl(() => new Slot(), { position: 'top-right' });
  return createPortal(
    <fieldset className="artesian-tools" aria-label={label}>
      {children}
    </fieldset>,
    slot.element,
  );
}

/** An empty place among the controls of the map. */
class Slot {
  readonly element = document.createElement('div');

  onAdd(): HTMLElement {
    this.element.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    return this.element;
  }

  onRemove(): void {
    this.element.remove();
  }
}
