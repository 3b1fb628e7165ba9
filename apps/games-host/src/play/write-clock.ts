/** Time since sign-in as h:mm:ss, on the server's clock: the player's own clock may be wrong. */
export function writeClock(startedAt: string, serverTime: string, msSinceServerTime: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(serverTime) + msSinceServerTime - Date.parse(startedAt)) / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
