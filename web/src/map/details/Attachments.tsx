import { t } from '@artesian/domain/texts/translate';
import { pictureAddress } from '@artesian/contract/wells/attachments';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isOfThisSite, readAttachments, type Attachment } from './attachments.ts';

interface AttachmentsProps {
  /** 'name;url' pairs. */
  documents: string | null | undefined;
  photos: string | null | undefined;
}

/** Documents by name, and photos by what is on them where this site keeps them; each opens in a window of its own. */
export function Attachments({ documents, photos }: AttachmentsProps) {
  const pictures = readAttachments(photos);
  const shown = pictures.filter(({ url }) => isOfThisSite(url));
  return (
    <>
      <Names title={t('Documents')} attachments={readAttachments(documents)} />
      <Thumbnails photos={shown} />
      <Names
        title={shown.length > 0 ? t('More photos') : t('Photos')}
        attachments={pictures.filter((photo) => !shown.includes(photo))}
      />
    </>
  );
}

function Names({ title, attachments }: { title: string; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Box component="ul" sx={{ m: 0, pl: 2, fontSize: '0.8125rem' }}>
        {attachments.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} {...elsewhere} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

/** Of the pictures that the product makes itself, the small one. */
const thumbnailOf = (url: string) => (url.startsWith('/api/files/') ? pictureAddress(url, 320) : url);

function Thumbnails({ photos }: { photos: readonly Attachment[] }) {
  if (photos.length === 0) return null;
  return (
    <>
      <Heading>{t('Photos')}</Heading>
      <Box component="ul" sx={thumbnails}>
        {photos.map(({ name, url }, index) => (
          <li key={url}>
            <Link href={url} {...elsewhere} title={name} sx={frame}>
              <img
                src={thumbnailOf(url)}
                alt={t('The well, {index} of {length}', { index: index + 1, length: photos.length })}
                loading="lazy"
              />
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mt: 1 }}>
    {children}
  </Typography>
);

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

const thumbnails = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, pt: 0.25, listStyle: 'none' } as const;

const frame = {
  display: 'block',
  width: 96,
  height: 72,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  overflow: 'hidden',
  fontSize: '0.75rem',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;
