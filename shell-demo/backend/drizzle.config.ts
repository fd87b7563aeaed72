import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config shell-demo/backend/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './shell-demo/backend/database/schema.ts',
    './shell-demo/backend/database/tips-schema.ts',
    './shell-demo/backend/database/ranking-schema.ts',
  ],
  out: './shell-demo/backend/database/migrations',
});
