import { useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { DistrictVideo } from './DistrictVideo.tsx';
import { AquiferScene } from './scene/AquiferScene.tsx';

/** The district's own video, or the drawn scene where it has none or it cannot be played. */
export function HeroBackground() {
  const { districtVideo } = useSettings();
  const [isBroken, setBroken] = useState(false);
  if (!districtVideo || isBroken) return <AquiferScene />;
  return <DistrictVideo address={districtVideo} onBroken={() => setBroken(true)} />;
}
