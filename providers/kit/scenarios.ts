/** Scenarios of a stand-in (providers §0), by the last four digits of the amount that choose them. */
const MAGIC_AMOUNTS: Readonly<Record<string, Scenario>> = {
  '0051': 'decline',
  '0061': 'cancel',
  '0062': 'expire',
  '0071': 'timeout_create',
  '0072': 'timeout_status',
  '0073': 'http_500',
  '0074': 'http_429',
  '0081': 'dup_callback',
  '0082': 'out_of_order',
  '0083': 'bad_signature',
  '0084': 'lost_callback',
  '0085': 'wrong_amount',
  '0086': 'late_success',
  '0087': 'return_only',
  '0088': 'replay',
  '0091': 'challenge',
  '0092': 'fingerprint',
}

export const SCENARIOS = [
  'success',
  'decline',
  'cancel',
  'expire',
  'timeout_create',
  'timeout_status',
  'http_500',
  'http_429',
  'http_503',
  'dup_callback',
  'out_of_order',
  'bad_signature',
  'lost_callback',
  'wrong_amount',
  'late_success',
  'return_only',
  'replay',
  'status_wrong_key',
  'status_changed',
  'status_stuck',
  'wrong_digest1',
  'another_order',
  'token_ended',
  'unknown_hash',
  // For a payment by one click: the card's bank requires its holder, at once or once it has data of the browser (3-D
  // Secure).
  'challenge',
  'fingerprint',
  // For a bank's own button: the shop has no agreement, it is out of order, or it needs a form.
  'method_disabled',
  'method_unavailable',
  'redirect_form',
] as const

export type Scenario = (typeof SCENARIOS)[number]

export function isScenario(word: unknown): word is Scenario {
  return (SCENARIOS as readonly unknown[]).includes(word)
}

export type ScenarioBook = {
  /** `orderId` may be `*`: every order without an entry of its own. */
  readonly write: (orderId: string, scenario: Scenario) => void
  /** Explicit entry, then magic amount, then success. */
  readonly choose: (orderId: string, amountMinor: number) => Scenario
  readonly clear: () => void
}

export function makeScenarioBook(): ScenarioBook {
  const entries = new Map<string, Scenario>()
  return {
    write: (orderId, scenario) => void entries.set(orderId, scenario),
    choose: (orderId, amountMinor) =>
      entries.get(orderId) ??
      entries.get('*') ??
      MAGIC_AMOUNTS[String(amountMinor).slice(-4).padStart(4, '0')] ??
      'success',
    clear: () => entries.clear(),
  }
}
