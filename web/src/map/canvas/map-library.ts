import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import './map.css';

// Without it a built application shows a blank map, and no error.
maplibre.setWorkerUrl(workerAddress);

export { maplibre };
