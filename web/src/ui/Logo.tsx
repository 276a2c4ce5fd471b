import Box from '@mui/material/Box';

/** The mark of the product: water that rises by itself, over the layers it comes from. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: size, height: size, flexShrink: 0 }}>
      <rect width="32" height="32" rx="8" fill="#0f766e" />
      <path d="M16 4.5c3.7 4.2 5.7 7 5.7 9.7a5.7 5.7 0 0 1-11.4 0c0-2.7 2-5.5 5.7-9.7z" fill="#fff" />
      <path
        d="M5.5 23.2c3.5-2 7-2 10.5 0s7 2 10.5 0"
        fill="none"
        stroke="#5eead4"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M5.5 27.4c3.5-2 7-2 10.5 0s7 2 10.5 0"
        fill="none"
        stroke="#5eead4"
        strokeOpacity=".55"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </Box>
  );
}
