import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While somebody works on the client, `npm run dev` passes everything else on to a running `colditz serve`.
const server = process.env.COLDITZ_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/colditz/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } }, // how busy the machine is concerns nobody
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
