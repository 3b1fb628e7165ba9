/** The state of the leader of a shared game. */
export type Lead = 'led' | 'silent' | 'idle'

/** A leader sends a heartbeat four times a second; the response has the server's time by the same clock. */
const SILENT_MS = 2000

/**
 * Led: alive. Silent: a round is running, or bets wait, but no leader reports. Idle: no leader because there are no
 * viewers.
 */
export function judgeLead({
  leader,
  ledAt,
  round,
  bets,
  answeredAt,
}: {
  readonly leader: string | null
  readonly ledAt: string | null
  readonly round: { readonly state: string } | null
  readonly bets: number
  readonly answeredAt: string
}): Lead {
  const silentMs = ledAt === null ? Number.POSITIVE_INFINITY : Date.parse(answeredAt) - Date.parse(ledAt)
  if (leader !== null && silentMs <= SILENT_MS) return 'led'
  const isUnderWay = round !== null && round.state !== 'settled' && (round.state !== 'betting' || bets > 0)
  return isUnderWay ? 'silent' : 'idle'
}
