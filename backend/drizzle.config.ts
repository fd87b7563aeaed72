import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config backend/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/database/schema.ts', './backend/database/tips-schema.ts', './backend/database/ranking-schema.ts'],
  out: './backend/database/migrations',
});
