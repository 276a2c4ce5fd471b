import Add from '@mui/icons-material/Add';
import Article from '@mui/icons-material/ArticleOutlined';
import { screens } from '../screens/all-screens.ts';
import { addressOf } from '../screens/screen.ts';
import type { Item } from './item.ts';

/** The icon that the sidebar has for the same. */
export function FoundIcon({ item }: { item: Item }) {
  const Icon = item.of === 'action' ? Add : (screenOf(item)?.menu?.icon ?? Article);
  return <Icon fontSize="small" sx={{ color: 'text.secondary' }} />;
}

const screenOf = ({ of, href }: Item) =>
  screens.find((screen) => (of === 'screen' ? addressOf(screen) === href : screen.recordsOf === of));
