/**
 * The remote through its container, which every federated build has: a script that puts `sportInfo` on the page.
 * `init` takes a share scope; an empty one will do, for `./mount` brings its own React.
 */
const page = document.getElementById('sport-info');
const manifest = document.querySelector('meta[name="sport-info-remote"]').content;

const script = document.createElement('script');
script.src = new URL('remoteEntry.js', manifest.replace('{hostname}', window.location.hostname)).href;
script.onerror = () => {
  page.textContent = 'Sport info cannot be had now.';
};
script.onload = async () => {
  const container = window.sportInfo;
  await container.init({});
  const { mount } = (await container.get('./mount'))();
  mount(page, { basename: '/embeds/no-bundler' });
};
document.head.append(script);
