import { startSite } from '../../../tools/dev/static-site';

/** `serve-site.ts '{"dir":…,"port":…,"ports":…,"isForHosts":…}'`: a site of the demo in a process of its own (its server does not load in jest). */
startSite(JSON.parse(process.argv[2] ?? '{}')).then(
  () => console.info('site ready'),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
