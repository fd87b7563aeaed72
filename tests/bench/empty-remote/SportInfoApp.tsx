/** The least that a host can mount. */
export default function SportInfoApp() {
  return <p data-bench="empty">sport-info</p>;
}
