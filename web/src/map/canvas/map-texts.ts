import { t } from '@artesian/domain/texts/translate';

/** What MapLibre itself says, by its own names. */
export const mapTexts: Readonly<Record<string, string>> = {
  'AttributionControl.ToggleAttribution': t('Toggle attribution'),
  'Map.Title': t('Map'),
  'Marker.Title': t('Map marker'),
  'NavigationControl.ResetBearing': t('Drag to rotate map, click to reset north'),
  'NavigationControl.ZoomIn': t('Zoom in'),
  'NavigationControl.ZoomOut': t('Zoom out'),
  'Popup.Close': t('Close popup'),
  'ScaleControl.Feet': t('ft'),
  'CooperativeGesturesHandler.WindowsHelpText': t('Use Ctrl + scroll to zoom the map'),
  'CooperativeGesturesHandler.MacHelpText': t('Use ⌘ + scroll to zoom the map'),
  'CooperativeGesturesHandler.MobileHelpText': t('Use two fingers to move the map'),
};
