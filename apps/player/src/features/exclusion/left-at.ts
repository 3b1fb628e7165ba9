/**
 * Milliseconds left until a time of the platform, by its own clock: the device's may be wrong.
 * @param now the platform's time of the response, and `readAt` its time by `performance.now()`
 */
export function leftAt(
  until: string,
  { now, readAt }: { readonly now: string; readonly readAt: number },
  counter: number = performance.now(),
): number {
  return Math.max(0, Date.parse(until) - Date.parse(now) - (counter - readAt))
}
