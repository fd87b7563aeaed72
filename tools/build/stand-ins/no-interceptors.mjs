/** Stands for axios' list of interceptors: nobody is in it. */
// biome-ignore lint/style/noDefaultExport: in the place of a module that has one
export default class InterceptorManager {
  forEach() {}
}
