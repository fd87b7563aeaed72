import { type Chunk, type Compiler, RuntimeGlobals, RuntimeModule } from 'webpack';

const loader = `${RuntimeGlobals.ensureChunkHandlers}.miniCss`;
const hrefOfChunk = `${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(chunkId)`;

/**
 * A link that is still loading is waited for. One that is done may as well have failed (a failed link has a `sheet` too, one
 * that its integrity refuses has none, nor any event to come): it gives way to our own, which the browser's cache answers.
 * Whoever asks for the same chunk waits for the same sheet.
 */
const RUNTIME = `
var loadSheet = ${loader};
var sheets = {};
if (loadSheet) ${loader} = function (chunkId, promises) {
  promises.push(sheets[chunkId] || (sheets[chunkId] = new Promise(function (resolve) {
    var href = ${hrefOfChunk};
    var foreign = Array.prototype.find.call(document.getElementsByTagName("link"), function (link) {
      return link.rel === "stylesheet" && link.getAttribute("href") === href;
    });
    var giveWay = function () {
      if (foreign) foreign.remove();
      resolve();
    };
    if (!foreign || foreign.sheet || performance.getEntriesByName(foreign.href)[0]) return giveWay();
    foreign.addEventListener("load", resolve);
    foreign.addEventListener("error", giveWay);
  }).then(function () {
    var own = [];
    loadSheet(chunkId, own);
    return Promise.all(own);
  }).catch(function (error) {
    delete sheets[chunkId];
    throw error;
  })));
};`;

/** Runs after mini-css-extract's own runtime has registered its loader. */
class AwaitedStylesRuntime extends RuntimeModule {
  constructor() {
    super('awaited styles', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return RUNTIME;
  }
}

/**
 * A host's federation runtime puts the style sheets named in mf-manifest.json on the page at once, and mini-css-extract takes
 * any such link for loaded: the app would show unstyled for a moment, and for good when the sheet fails. With this a chunk
 * waits for its sheet, whoever asked for it.
 */
export class AwaitedStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AwaitedStylesPlugin', (compilation) => {
      const seen = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('AwaitedStylesPlugin', (chunk) => {
          if (seen.has(chunk)) return;
          seen.add(chunk);
          compilation.addRuntimeModule(chunk, new AwaitedStylesRuntime());
        });
    });
  }
}
