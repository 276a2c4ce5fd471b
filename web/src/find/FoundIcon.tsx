import Add from '@mui/icons-material/Add';
import Article from '@mui/icons-material/ArticleOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import { screens } from '../screens/all-screens.ts';
import { menuIcons } from '../screens/menu-icons.ts';
import { addressOf } from '../screens/screen.ts';
import type { Item } from './item.ts';

/** The icon that the sidebar has for the same. */
export function FoundIcon({ item }: { item: Item }) {
  const named = screenOf(item)?.menu?.icon;
  const Icon = ofKind[item.of] ?? (named ? menuIcons[named] : Article);
  return <Icon fontSize="small" sx={{ color: 'text.secondary' }} />;
}

const ofKind: Partial<Record<Item['of'], typeof Add>> = { action: Add, place: Place, aquifer: Layers };

const screenOf = ({ of, href }: Item) =>
  screens.find((screen) => (of === 'screen' ? addressOf(screen) === href : screen.recordsOf === of));
