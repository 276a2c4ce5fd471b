import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/oidc', '/health'].map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Only what every page needs: a group for a lazy library would make every page load it.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'mui', test: /node_modules[\\/](@mui[\\/]|@emotion)/, priority: 20 },
          ],
        },
      },
    },
  },
});
