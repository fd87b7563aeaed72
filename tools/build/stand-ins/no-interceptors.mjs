/** Stands for axios' list of interceptors: nobody is in it. */
export default class InterceptorManager {
  forEach() {}
}
