import { readdirSync } from 'node:fs';
import path from 'node:path';
import { INTEGRITY_FILE } from '../../../../tools/build/cdn-files';
import { CONTRACT_DIST, REMOTE_DIST } from '../../../../tools/build/paths';
import { PACKAGE_DIST, PACKAGE_NAME } from '../../../../tools/contract-kit/webpack.config';
import { fileBrowser, type PhonePage } from '../../../support/browser/browser';
import { type EmbedHost, type HostChange, startEmbed } from '../embed-host';
import { failuresOf, hearFailures, tamper, untilRefused } from './tamper';

/** An install from the registry and a build. */
const INSTALL_MS = 600_000;

/** Three tries, with pauses. */
const REFUSED_MS = 40_000;

const served = { 'integrity.json': path.join(REMOTE_DIST, INTEGRITY_FILE) };
const packed = () =>
  readdirSync(CONTRACT_DIST)
    .filter((name) => name.startsWith(PACKAGE_NAME) && name.endsWith('.tgz'))
    .map((name) => path.join(CONTRACT_DIST, name));

/** Portals of three kinds, changed as docs/embed.md says, so that only what was built runs. */
const SEALED: Readonly<Record<string, () => HostChange>> = {
  // Module Federation's plugin for webpack: before anything asks for the remote.
  'webpack-react-19': () => ({
    served,
    packages: packed(),
    edits: {
      'src/index.ts': [
        "void import('./portal');",
        `import { registerPlugins } from '@module-federation/enhanced/runtime';
import { federationIntegrity } from '${PACKAGE_NAME}';
registerPlugins([federationIntegrity('http://localhost:4001/mf-manifest.json', '/integrity.json')]);
void import('./portal');`,
      ],
    },
  }),
  // Federation's runtime alone.
  vue: () => ({
    served,
    packages: packed(),
    edits: {
      'src/sport-info.vue': [
        "const federation = createInstance({ name: 'portal', remotes: [remote] });",
        `import { federationIntegrity } from '${PACKAGE_NAME}';
const plugins = [federationIntegrity(remote.entry, '/integrity.json')];
const federation = createInstance({ name: 'portal', remotes: [remote], plugins });`,
      ],
    },
  }),
  // No bundler: the loader from the portal's own origin.
  'plain-html': () => ({
    served: { ...served, 'sport-info-contract.js': path.join(PACKAGE_DIST, 'index.js') },
    packages: [],
    edits: {
      'index.html': ['<script src="http://localhost:4001/remoteEntry.js" crossorigin="anonymous" defer></script>', ''],
      'portal.js': [
        `  if (window.sportInfo === undefined) await fetchRemote();
  await window.sportInfo.init({});
  const { mount } = (await window.sportInfo.get('./mount'))();
  page.replaceChildren();
  // Without \`api\` the app asks the portal's own origin.
  handle = mount(`,
        `  const { loadSportInfo } = await import('/sport-info-contract.js');
  const source = { manifest: 'http://localhost:4001/mf-manifest.json', integrity: '/integrity.json' };
  const { mount } = await loadSportInfo(source);
  page.replaceChildren();
  handle = await mount(`,
      ],
    },
  }),
};

describe.each(Object.keys(SEALED))('the host %s, with the list of digests', (kind) => {
  const browser = fileBrowser();
  let host: EmbedHost;
  let phone: PhonePage;
  beforeAll(async () => {
    host = await startEmbed(kind, SEALED[kind]?.());
  }, INSTALL_MS);
  afterAll(() => host?.stop());
  beforeEach(async () => {
    phone = await browser().newPhonePage();
    await hearFailures(phone.page);
  });
  afterEach(() => phone.close());

  const open = () => phone.page.goto(`${host.url}/sport-info`);

  it('runs what was built', async () => {
    await open();
    await phone.page.getByRole('article').first().waitFor();
    expect(await failuresOf(phone.page)).toEqual([]);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it.each([
    ['manifest', /mf-manifest\.json$/],
    ['entry', /remoteEntry\.js$/],
    ['chunk', /__federation_expose_(mount|SportInfoApp)\.\w+\.js$/],
    ['style sheet', /\.css$/],
  ])('refuses a changed %s with a word and an event', async (_name, file) => {
    const { page } = phone;
    await tamper(page, file);
    await open();
    // The host's words, or those of the app's first script where that stands.
    const words = page
      .getByText(/^Sport info (cannot be had now|could not be loaded)/)
      .or(page.getByTestId('si-fatal'));
    await words.first().waitFor({ timeout: REFUSED_MS });
    expect(await page.getByRole('article').count()).toBe(0);
    // The loader asks once more for what was refused, to say why: its event may come after the word.
    await untilRefused(page, file);
  });
});
