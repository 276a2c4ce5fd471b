/** The way to the screens that the drought stage leads to. */
export const underDroughtStage = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Drought Stage', to: '/drought-management/drought-stage' },
];
