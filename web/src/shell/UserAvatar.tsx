import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

/** The initials of a person, with a green dot for being signed in. */
export function UserAvatar({ name, size = 34 }: { name: string; size?: number }) {
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
        sx={{
          width: size,
          height: size,
          fontSize: size * 0.38,
          fontWeight: 620,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initialsOf(name)}
      </Avatar>
    </Badge>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
