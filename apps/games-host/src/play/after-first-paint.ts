/** Begins after the first paint: at once if it has happened, otherwise with the next frame. */
export function afterFirstPaint(begin: () => Promise<void>): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return void begin()
  requestAnimationFrame(() => setTimeout(() => void begin(), 0))
}
