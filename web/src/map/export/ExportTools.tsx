import { t } from '@artesian/domain/texts/translate';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ShareDialog } from '../../share/ShareDialog.tsx';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { useSavedMap } from '../print/use-saved-map.ts';
import type { MapScreenState } from '../use-map-screen.ts';
import { useDownloadItems } from './DownloadItems.tsx';

/** Takes the map away: as a report, as a picture, or its wells as a file. */
export function ExportTools({ state }: { state: MapScreenState }) {
  const savedMap = useSavedMap(state);
  const [isPrinting, setPrinting] = useState(false);
  const [isShared, setShared] = useState(false);
  const parts: PartProps = {
    isDrawable: state.isDrawable && !savedMap.isBusy,
    onPrint: () => setPrinting(true),
    onPicture: () => void savedMap.savePng(),
    onShare: () => setShared(true),
    state,
  };
  return (
    <>
      {state.size === 'wide' ? <WideTools {...parts} /> : <NarrowTools {...parts} />}
      <ShareDialog title={t('Map of wells')} isEmbeddable isOpen={isShared} onClose={() => setShared(false)} />
      <PrintDialog isOpen={isPrinting} onClose={() => setPrinting(false)} savedMap={savedMap} />
    </>
  );
}

interface PartProps {
  isDrawable: boolean;
  onPrint: () => void;
  onPicture: () => void;
  onShare: () => void;
  state: MapScreenState;
}

function WideTools({ isDrawable, onPrint, onPicture, onShare, state }: PartProps) {
  const ways = useMenu();
  const files = useMenu();
  const items = useDownloadItems(state, files);
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit" disabled={!isDrawable} sx={{ flexShrink: 0 }}>
        <Button aria-label={t('Print PDF')} startIcon={<PrintOutlined />} onClick={onPrint} sx={briefWhereTight}>
          <span>{t('Print PDF')}</span>
        </Button>
        <Button aria-label={t('Other ways to save the map')} aria-haspopup="menu" onClick={ways.open} sx={{ px: 0.25 }}>
          <ExpandMore fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={ways.anchor} open={ways.isOpen} onClose={ways.close}>
        <MenuItem onClick={ways.closeAnd(onPrint)}>{t('Print PDF')}</MenuItem>
        <MenuItem onClick={ways.closeAnd(onPicture)}>{t('Save PNG')}</MenuItem>
        <MenuItem onClick={ways.closeAnd(onShare)}>{t('Share This View')}</MenuItem>
      </Menu>
      <Tooltip title={t('Download Shapefiles')}>
        <IconButton aria-label={t('Download Shapefiles')} aria-haspopup="menu" onClick={files.open}>
          <FileDownloadOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={files.anchor} open={files.isOpen} onClose={files.close}>
        {items}
      </Menu>
    </>
  );
}

/** The bar has room for the words from 1440 px on. */
const briefWhereTight = (theme: Theme) => ({
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('xl')]: {
    px: 1,
    minWidth: 0,
    '& span + span': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
});

function NarrowTools({ isDrawable, onPrint, onPicture, onShare, state }: PartProps) {
  const all = useMenu();
  const items = useDownloadItems(state, all);
  return (
    <>
      <Tooltip title={t('Print and download')}>
        <IconButton aria-label={t('Print and download')} aria-haspopup="menu" onClick={all.open}>
          <FileDownloadOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={all.anchor} open={all.isOpen} onClose={all.close}>
        <MenuItem disabled={!isDrawable} onClick={all.closeAnd(onPrint)}>
          {t('Print PDF')}
        </MenuItem>
        <MenuItem disabled={!isDrawable} onClick={all.closeAnd(onPicture)}>
          {t('Save PNG')}
        </MenuItem>
        <MenuItem onClick={all.closeAnd(onShare)}>{t('Share This View')}</MenuItem>
        <Divider />
        <ListSubheader role="presentation" sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}>
          {t('Download Shapefiles')}
        </ListSubheader>
        {items}
      </Menu>
    </>
  );
}

/** The state of a menu: where it hangs, if it is open. */
function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    anchor,
    isOpen: anchor !== null,
    open: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    close,
    closeAnd: (act: () => void) => () => {
      close();
      act();
    },
  };
}
