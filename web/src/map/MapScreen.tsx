import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { toggled } from '../compare/wells-in-address.ts';
import { useSettings } from '../session/settings.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { heardOnly } from '../ui/heard-only.ts';
import { BaseMapPicker } from './base-map/BaseMapPicker.tsx';
import { DetailsSheet } from './details/DetailsOnMap.tsx';
import { Disclaimer } from './panels/Disclaimer.tsx';
import { FilterMenu } from './filtering/FilterMenu.tsx';
import { Toggles } from './filtering/Toggles.tsx';
import { ExportTools } from './export/ExportTools.tsx';
import { managementGroup } from './layers/layer-rows.ts';
import { LayersPanel } from './layers/LayersPanel.tsx';
import { bottomOfGraph } from './graphs/covered-by-graph.ts';
import { GraphPanel } from './graphs/GraphPanel.tsx';
import { Legend } from './legend/Legend.tsx';
import { MapNotice, type Notice } from './panels/MapNotice.tsx';
import { LegendPanel, MapPanels } from './panels/MapPanels.tsx';
import { twoColumns } from './panels/panels.ts';
import { MapStage } from './canvas/MapStage.tsx';
import { MapTools, ToolsOnMap } from './panels/MapTools.tsx';
import { PlaceSearch } from './search/PlaceSearch.tsx';
import { TopBar } from './panels/TopBar.tsx';
import type { ScreenSize } from './screen-size.ts';
import { useMapScreen, type MapScreenState } from './use-map-screen.ts';
import { ViewStrip } from './panels/ViewStrip.tsx';
import { YearSlider } from './levels/YearSlider.tsx';
import { flagNames } from './wells/filters.ts';
import { WellList } from './wells/WellList.tsx';

/** The public map: what is shown is in the address, and every part of the screen shows the same wells. */
export default function MapScreen() {
  return <MapParts />;
}

/** All of the map; on a page of another site without what changes or saves it. */
export function MapParts({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const state = useMapScreen();
  const { view, changeView, data, shown } = state;
  const troubles = [data, shown, state.levelsTrouble, state.areaState];
  const trouble = troubles.find(({ error }) => error !== null && error !== undefined);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', containerType: 'size' }}
        data-graph={state.isGraphOpen || undefined}
        style={{ ...(state.isGraphOpen && aboveGraph(state.size)), ...(isEmbedded && withoutBar) }}
      >
        {/* The page is its map. */}
        <Typography component="h1" sx={heardOnly}>
          {t('Interactive Map')}
        </Typography>
        <MapStage state={state} isEmbedded={isEmbedded} />
        {isEmbedded ? (
          <LegendPanel panels={state.panels} isSmall={state.isSmall} legend={<Legend sections={state.legend} />} />
        ) : (
          <Controls state={state} />
        )}
        {state.levels && (
          <YearSlider levels={state.levels} year={state.levelYear} onYear={(levelYear) => changeView({ levelYear })} />
        )}
        <GraphPanel wellId={shown.selected?.well_id ?? ''} onClose={state.focusMap} />
        {trouble?.error && <Trouble error={trouble.error} onRetry={trouble.retry} />}
        <MapNotice notice={noticeOf(state)} />
      </Box>
      {state.isSmall && !state.isGraphOpen && (
        <DetailsSheet
          selection={state.selection}
          layers={data.layers}
          knownWell={shown.selected}
          onClose={state.closeDetails}
        />
      )}
      <ViewStrip
        count={shown.counts?.inView}
        isListOpen={view.isListOpen}
        onToggleList={() => changeView({ isListOpen: !view.isListOpen })}
        filters={view.filters}
        onFilters={(filters) => changeView({ filters })}
        compared={view.compared}
        onForgetCompared={() => changeView({ compared: [] })}
        center={view}
        zoom={view.zoom}
      />
      {view.isListOpen && <ListDrawer state={state} />}
      {!isEmbedded && <Disclaimer />}
    </Box>
  );
}

/** What stands at the edges of the map stands above an open graph, which leaves the buttons no room for one column. */
const aboveGraph = (size: ScreenSize) =>
  ({
    '--map-bottom': bottomOfGraph[size === 'phone' ? 'phone' : 'wide'],
    '--map-buttons': `${twoColumns}px`,
  }) as CSSProperties;

const furtherFlags = flagNames.filter((flag) => flag !== 'is_active');

/** What changes the map, and what saves it. */
function Controls({ state }: { state: MapScreenState }) {
  const { view, changeView, data } = state;
  return (
    <>
      <TopBar
        lists={data.filters}
        categorizeBy={view.categorizeBy}
        filters={view.filters}
        size={state.size}
        onCategorizeBy={(categorizeBy) => changeView({ categorizeBy })}
        onFilters={(filters) => changeView({ filters })}
        onChoose={state.goToHit}
        filterMenu={<FilterMenu state={state} />}
        toggles={{
          all: <Toggles flags={flagNames} state={state} />,
          further: <Toggles flags={furtherFlags} state={state} />,
        }}
        exports={<ExportTools state={state} />}
      />
      <Panels state={state} />
      <ToolsOnMap state={state} />
    </>
  );
}

/** Where there is no bar the buttons of the map begin at its top. */
const withoutBar = { '--map-top': '8px' } as CSSProperties;

function Panels({ state }: { state: MapScreenState }) {
  const { districtShortName, baseMapTiles } = useSettings();
  const { view, changeView, groups, offered, ground } = state;
  return (
    <MapPanels
      panels={state.panels}
      isSmall={state.isSmall}
      search={<PlaceSearch onChoose={state.goToHit} sx={{ mx: 2, mb: 1.5 }} />}
      baseMaps={
        <BaseMapPicker
          baseMaps={offered}
          value={ground.id}
          onChange={(baseMap) => changeView({ baseMap })}
          hasStreets={baseMapTiles !== null}
        />
      }
      layers={
        <LayersPanel
          groups={groups}
          openAtFirst={['Wells', managementGroup(districtShortName)]}
          view={view}
          onChange={changeView}
        />
      }
      tools={<MapTools state={state} />}
      legend={<Legend sections={state.legend} />}
    />
  );
}

function ListDrawer({ state: { shown, view, changeView, goTo } }: { state: MapScreenState }) {
  return (
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
        list={shown.list}
        categorizeBy={view.categorizeBy}
        selected={view.well}
        onChoose={(well) => goTo(well, well.well_ndx)}
        compared={view.compared}
        onCompare={(well) => changeView({ compared: toggled(view.compared, well) })}
      />
    </Box>
  );
}

/** What somebody asked for comes before what they may know already. */
function noticeOf({ isDrawable, shown, baseMap, hidden, changeView, ...state }: MapScreenState): Notice | undefined {
  if (shown.isSelectedMissing) {
    return { text: t('The well in this address is not on the map. It may not be published.') };
  }
  if (state.areaState.isPartMissing) {
    return { text: t('A shape in this address is not on the map, and was left out of the filters.') };
  }
  if (state.isAddressPartLost) return { text: t('Part of this address could not be read and was left out.') };
  if (hidden) {
    return {
      text: t('Well {well_id} is hidden by {words}.', {
        well_id: shown.selected?.well_id,
        words: hidden.words.join(t(' and ')),
      }),
      action: { label: t('Show'), act: () => changeView(hidden.show) },
    };
  }
  if (!isDrawable) {
    return {
      text: t(
        'This browser cannot draw the map because it does not support WebGL 2. The list below has all its wells.',
      ),
    };
  }
  return baseMap.notice === undefined ? undefined : { text: baseMap.notice };
}

/** The map goes on with what it has. */
function Trouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Box sx={overMap}>
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 1, boxShadow: 4 }}>
        <ErrorPanel error={error} onRetry={onRetry} />
      </Box>
    </Box>
  );
}

const overMap = {
  position: 'absolute',
  top: 76,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 4,
  width: 'min(460px, 92%)',
} as const;
