import { type Backend, startBackend } from './backend';
import { FolderTaken } from './database/folder-lock';
import { ForeignTables, TablesInUse } from './database/migrate';
import { OptionError, readOptions } from './options';

/** More than answers under way may take. */
const STOP_LIMIT_MS = 8000;
const STORE_GONE_EXIT = 3;
const USAGE_EXIT = 2;

const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`backend: ${line}\n`);

/** Ends cleanly on the first signal; when that takes too long, ends all the same. */
function endOnSignal(backend: Backend): void {
  const end = () => {
    const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS);
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        clearTimeout(limit);
        warn(`could not stop cleanly: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Without its store it could only answer faults: whoever runs it shall start it again. */
function endWithCause(reason: string): void {
  warn(reason);
  process.exit(STORE_GONE_EXIT);
}

const isForUser = (error: unknown): error is Error =>
  error instanceof OptionError ||
  error instanceof FolderTaken ||
  error instanceof ForeignTables ||
  error instanceof TablesInUse;

/** What the user can mend is said in one line; the rest with its stack. */
function explain(error: unknown): string {
  if (isForUser(error)) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') return `${(error as Error).message}; choose another port with --port`;
  if (code === 'ECONNREFUSED') return `the database does not answer: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const backend = await startBackend(readOptions(process.argv.slice(2), process.env), warn, endWithCause);
  endOnSignal(backend);
  say(`backend ready ${backend.url}`);
}

main().catch((error: unknown) => {
  warn(explain(error));
  process.exit(isForUser(error) ? USAGE_EXIT : 1);
});
