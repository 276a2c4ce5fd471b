import { t } from '@artesian/domain/texts/translate';
import { useEffect, useRef } from 'react';
import { useControl } from 'react-map-gl/maplibre';
import { ButtonOnMap } from '../canvas/controls.tsx';
import { isDirection, type Direction } from './step-among-wells.ts';

interface StepControlProps {
  /** To the next well in a direction; without one to a first well. */
  onStep: (direction: Direction | undefined) => void;
  onOpen: () => void;
  onLeave: () => void;
}

const crossOfArrows =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><circle cx="12" cy="12" r="3"/><path d="m12 2 3 4H9zM12 22l-3-4h6zM2 12l4-3v6zM22 12l-4 3V9z"/></svg>';

/** A button among those of the map: while it has the keyboard, the arrow keys lead from well to well, Enter opens one, Escape leaves it. */
export function StepControl(props: StepControlProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useControl(() => stepButton(latest), { position: 'top-right' });
  return null;
}

function stepButton(latest: { current: StepControlProps }) {
  const title = t('Step through the wells in view with the arrow keys');
  const control = new ButtonOnMap({ className: 'artesian-step', title, icon: crossOfArrows });
  let isStepping = false;
  const step = (direction?: Direction) => {
    isStepping = true;
    latest.current.onStep(direction);
  };
  const leave = () => {
    isStepping = false;
    latest.current.onLeave();
  };
  // Enter comes as a click as well.
  control.button.addEventListener('click', () => {
    if (!isStepping) return step();
    isStepping = false;
    latest.current.onOpen();
  });
  control.button.addEventListener('blur', leave);
  control.button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
    if (!isDirection(event.key)) return;
    event.preventDefault();
    step(event.key);
  });
  return control;
}
