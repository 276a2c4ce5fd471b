import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings, type Settings } from '../session/settings.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { BaseMapPicker } from './BaseMapPicker.tsx';
import type { Place } from './coordinates.ts';
import { DetailsOnMap, DetailsSheet } from './DetailsOnMap.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { groupLayers, managementGroup, visibleLayers } from './layer-rows.ts';
import { LayersPanel } from './LayersPanel.tsx';
import { Legend } from './Legend.tsx';
import { MapCanvas, type Camera, type MapHandle } from './MapCanvas.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapPanels } from './MapPanels.tsx';
import { TopBar } from './TopBar.tsx';
import { useBaseMap } from './use-base-map.ts';
import { useMapData } from './use-map-data.ts';
import { useMapView } from './use-map-view.ts';
import { useSelection } from './use-selection.ts';
import { useShownWells } from './use-shown-wells.ts';
import { ViewStrip } from './ViewStrip.tsx';
import { WellList } from './WellList.tsx';
import { wholeEarth, type Bounds } from './wells-in-view.ts';

/** Where the settings name no base map there is still the built-in one. */
const builtIn: Settings['baseMaps'] = [{ id: 'outdoors', name: 'Outdoors', style: null }];

/** Zoom at which a chosen well is looked at. */
const nearZoom = 16;

const noMap = 'This browser cannot draw the map, because it has no WebGL 2. The list below holds all its wells.';
const wellIsMissing = 'The well of this address is not on the map. It may not be published, or not any more.';

/** The public map: what is shown is in the address, and every part of the screen shows the same wells. */
export default function MapScreen() {
  const { baseMaps, districtShortName } = useSettings();
  const [view, changeView] = useMapView();
  const data = useMapData();
  const shown = useShownWells(data, view);
  const selection = useSelection(view, changeView);
  const map = useRef<MapHandle>(null);
  const size = useSize();
  const [isDrawn, setDrawn] = useState(true);

  const offered = baseMaps.length > 0 ? baseMaps : builtIn;
  const ground = offered.find(({ id }) => id === view.baseMap) ?? (offered[0] as Settings['baseMaps'][number]);
  const baseMap = useBaseMap(ground);
  const groups = useMemo(() => groupLayers(data.layers, districtShortName), [data.layers, districtShortName]);
  const visible = useMemo(() => visibleLayers(groups, view.switched), [groups, view.switched]);
  const { categorizeBy, filters, switched, opacity } = view;
  const items = data.filters?.[categorizeBy] ?? [];

  const { onBounds } = shown;
  const settle = useCallback(
    (camera: Camera, bounds: Bounds) => {
      onBounds(bounds);
      changeView(camera);
    },
    [onBounds, changeView],
  );
  const cannotDraw = () => {
    setDrawn(false);
    onBounds(wholeEarth);
  };
  const goTo = (place: Place, well: number | undefined) => {
    changeView({ well }, true);
    map.current?.flyTo(place, nearZoom);
  };
  const details = {
    selection,
    layers: data.layers,
    knownWell: shown.selected,
    onClose: () => {
      selection.close();
      map.current?.focus();
    },
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', containerType: 'size' }}>
        {baseMap.style ? (
          <MapCanvas
            ref={map}
            style={baseMap.style}
            camera={view}
            layers={data.layers}
            sources={data.sources}
            visible={visible}
            opacity={opacity}
            wells={data.wells}
            wellStyle={{ categorizeBy, items, filters, onDark: baseMap.isDark }}
            selected={shown.selectedPlace}
            onSettled={settle}
            onPick={selection.pick}
            onWellsDrawn={data.isTiled ? shown.onDrawn : undefined}
            onBaseMapUnreachable={baseMap.giveUp}
            onCannotDraw={cannotDraw}
          >
            {size !== 'phone' && <DetailsOnMap {...details} place={selection.place ?? shown.selectedPlace} />}
          </MapCanvas>
        ) : (
          <LoadingView label="Loading the map…" />
        )}
        <TopBar
          wells={shown.known}
          lists={data.filters}
          categorizeBy={categorizeBy}
          filters={filters}
          size={size}
          onCategorizeBy={(by) => changeView({ categorizeBy: by })}
          onFilters={(next) => changeView({ filters: next })}
          onChoose={(hit) => goTo(hit, hit.wellNdx)}
        />
        <MapPanels
          isPhone={size === 'phone'}
          baseMaps={
            <BaseMapPicker
              baseMaps={offered}
              value={ground.id}
              onChange={(id) => changeView({ baseMap: id === offered[0]?.id ? undefined : id })}
            />
          }
          layers={
            <LayersPanel
              groups={groups}
              openAtFirst={['Wells', managementGroup(districtShortName)]}
              switched={switched}
              opacity={opacity}
              onSwitch={(next) => changeView({ switched: next })}
              onOpacity={(next) => changeView({ opacity: next })}
            />
          }
          legend={
            <Legend
              categorizeBy={categorizeBy}
              items={items}
              wells={shown.inView ?? []}
              groups={groups}
              switched={switched}
              zoom={view.zoom}
            />
          }
        />
        {data.error && <Trouble error={data.error} onRetry={data.retry} />}
        <MapNotice text={isDrawn ? (shown.isSelectedMissing ? wellIsMissing : baseMap.notice) : noMap} />
      </Box>
      {size === 'phone' && <DetailsSheet {...details} />}
      <ViewStrip
        count={shown.inView?.length}
        isThinned={data.isTiled}
        isListOpen={view.isListOpen}
        onToggleList={() => changeView({ isListOpen: !view.isListOpen })}
        center={view}
        zoom={view.zoom}
      />
      {view.isListOpen && (
        <Box
          sx={{
            height: { xs: '50dvh', sm: '38dvh' },
            overflow: 'auto',
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <WellList
            wells={shown.inView ?? []}
            categorizeBy={categorizeBy}
            selected={view.well}
            onChoose={(well) => goTo(well, well.well_ndx)}
          />
        </Box>
      )}
      <Disclaimer />
    </Box>
  );
}

function useSize(): 'wide' | 'narrow' | 'phone' {
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return isPhone ? 'phone' : isWide ? 'wide' : 'narrow';
}

/** The map goes on with what it has. */
function Trouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 76,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 4,
        width: 'min(460px, 92%)',
      }}
    >
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 1, boxShadow: 4 }}>
        <ErrorPanel error={error} onRetry={onRetry} />
      </Box>
    </Box>
  );
}
