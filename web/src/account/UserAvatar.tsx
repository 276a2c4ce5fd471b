import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import type { SignedInUser } from '../session/session.tsx';

interface UserAvatarProps {
  user: Pick<SignedInUser, 'name' | 'picture'>;
  size?: number;
}

/** The portrait of a person, or their initials, with a green dot for being signed in. */
export function UserAvatar({ user: { name, picture }, size = 34 }: UserAvatarProps) {
  return (
    <Badge
      variant="dot"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        badge: {
          sx: {
            bgcolor: 'success.main',
            width: 10,
            height: 10,
            borderRadius: 5,
            border: 2,
            borderColor: 'background.paper',
          },
        },
      }}
    >
      <Avatar
        aria-hidden
        {...(picture && { src: picture })}
        sx={{
          width: size,
          height: size,
          fontSize: size * 0.38,
          fontWeight: 620,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Initials data-initials={initialsOf(name)} />
      </Avatar>
    </Badge>
  );
}

/** Drawn, not written: as words they would belong to the name of the button or link that they stand in. */
const Initials = styled('span')({ '&::before': { content: 'attr(data-initials)' } });

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
