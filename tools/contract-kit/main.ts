// biome-ignore lint/performance/noBarrelFile: the package's one door
export { createBridge } from './bridge';
export { federationIntegrity } from './guard';
export { loadSportInfo } from './load-sport-info';
