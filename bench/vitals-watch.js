// Runs in the measured page before anything else: keeps what it sees on `globalThis.vitals`.
(() => {
  const vitals = { fcpMs: 0, lcpMs: 0, cls: 0, largest: "", moved: [] };
  globalThis.vitals = vitals;
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.getAttribute("class") ?? ""}` : "?";
  };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcpMs = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    vitals.lcpMs = entry.startTime;
    vitals.largest = nameOf(entry.element);
  });
  observe("layout-shift", (entry) => {
    if (entry.hadRecentInput) return;
    vitals.cls += entry.value;
    vitals.moved.push(`${nameOf(entry.sources[0]?.node)} ${entry.value.toFixed(4)}`);
  });
})();
