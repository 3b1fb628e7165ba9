/** Begins when the still picture is on the screen: at once where it is there already, otherwise with the next frame. */
export function afterFirstPaint(begin: () => Promise<void>): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return void begin()
  requestAnimationFrame(() => setTimeout(() => void begin(), 0))
}
