import { readFile } from 'node:fs/promises';
import { Compilation, type Compiler, sources } from 'webpack';

interface CopiedFile {
  /** A file on disk. */
  readonly from: string;
  /** Its name below the output. */
  readonly to: string;
}

/** Puts files into the output exactly as they stand in the sources: what no bundler shall have touched. */
export class CopiedFiles {
  constructor(private readonly files: readonly CopiedFile[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CopiedFiles', (compilation) => {
      // After the minimizers.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'CopiedFiles', stage }, async () => {
        for (const { from, to } of this.files) {
          compilation.fileDependencies.add(from);
          // A minimizer asks for it again when it sees a new file, and takes a module for a script.
          compilation.emitAsset(to, new sources.RawSource(await readFile(from)), { minimized: true });
        }
      });
    });
  }
}
