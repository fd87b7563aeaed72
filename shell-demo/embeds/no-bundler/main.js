import { loadSportInfo } from './sport-info-contract.js';

const page = document.getElementById('sport-info');
const said = (name) =>
  document.querySelector(`meta[name="${name}"]`).content.replace('{hostname}', window.location.hostname);

try {
  // Without a list, where the sources are served as they change, any file runs.
  const source = { manifest: said('sport-info-remote'), integrity: said('sport-info-integrity') || undefined };
  const { mount } = await loadSportInfo(source);
  await mount(page, { basename: '/embeds/no-bundler' });
} catch (failure) {
  page.textContent = `Sport info cannot be had now: ${failure.kind}.`;
}
