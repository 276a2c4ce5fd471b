import { useTheme } from '@mui/material/styles';

/** A well that reaches down through soil and rock to the water. */
export function WellDrawing({ size = 132 }: { size?: number }) {
  const { palette } = useTheme().vars;
  return (
    <svg width={size} height={(size * 104) / 132} viewBox="0 0 132 104" fill="none" aria-hidden="true">
      <path d="M6 34c20-6 38 5 60 1s40-6 60 0v11c-20 4-40-3-60 0s-40 4-60-1z" fill={palette.divider} />
      <path d="M6 50c22 4 40-2 60 0s40-2 60 1v13c-22 4-40-4-60-1s-40 3-60-1z" fill={palette.action.hover} />
      <path
        d="M6 74c15-6 30 5 45 0s30-5 45 0 20 3 30 0v17a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7z"
        fill={palette.primary.main}
        opacity=".22"
      />
      <path d="M6 80c15-6 30 5 45 0s30-5 45 0 20 3 30 0" stroke={palette.primary.main} strokeWidth="2" />
      <path d="M61 24h10v58H61z" fill={palette.background.paper} stroke={palette.text.secondary} strokeWidth="1.5" />
      <path d="M62 66h8v15h-8z" fill={palette.primary.main} opacity=".55" />
      <path d="M54 16h24v9H54z" fill={palette.background.paper} stroke={palette.text.secondary} strokeWidth="1.5" />
      <path d="M66 3c3.4 3.8 5 6 5 8.2a5 5 0 0 1-10 0C61 9 62.6 6.8 66 3z" fill={palette.primary.main} />
    </svg>
  );
}
