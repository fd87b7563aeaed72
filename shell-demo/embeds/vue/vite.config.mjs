import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: 5000 },
  build: { target: 'chrome99', modulePreload: false },
  plugins: [vue()],
});
