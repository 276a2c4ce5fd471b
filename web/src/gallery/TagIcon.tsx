import AdjustOutlined from '@mui/icons-material/AdjustOutlined';
import CottageOutlined from '@mui/icons-material/CottageOutlined';
import CropLandscape from '@mui/icons-material/CropLandscape';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import PlumbingOutlined from '@mui/icons-material/PlumbingOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import TripOrigin from '@mui/icons-material/TripOrigin';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';

/** A sign for each tag of photos (spec 2 §2); '9' stands there for a tag without a name. */
const icons: Record<string, typeof PhotoOutlined> = {
  Casing: TripOrigin,
  Other: PhotoOutlined,
  Meter: SpeedOutlined,
  '9': PhotoOutlined,
  Pump: PlumbingOutlined,
  Well: WaterDropOutlined,
  Slab: CropLandscape,
  'Well Head': AdjustOutlined,
  'Well Site': LandscapeOutlined,
  'Well House': CottageOutlined,
};

/** The tag itself stands in words beside it. */
export function TagIcon({ tag }: { tag: string | null }) {
  const Icon = icons[tag ?? 'Other'] ?? PhotoOutlined;
  return <Icon fontSize="small" aria-hidden color="action" />;
}
