/**
 * Milliseconds that are left until an instant of the platform, by its own clock: the device's may be wrong.
 * @param now the platform's time when it was read, and `readAt` when that was by the page's own counter
 */
export function leftAt(
  until: string,
  { now, readAt }: { readonly now: string; readonly readAt: number },
  counter: number = performance.now(),
): number {
  return Math.max(0, Date.parse(until) - Date.parse(now) - (counter - readAt))
}
