import { Value } from 'typebox/value'
import { LawRefusal } from '#contract/shapes/law.ts'
import type { Obstacle, WayOut } from '#contract/shapes/capabilities.ts'
import type { Refusal } from '#server/kernel/index.ts'

/** What takes away what a code names, where time does not. A code that is not here says that nothing is known to. */
const WAYS: Readonly<Record<string, WayOut>> = {
  ERR_ACCOUNT_LOCKED: 'unlock',
  ERR_OTHER_SESSION_IS_ACTIVE: 'end-sessions',
  ERR_LIMITS_NOT_CHOSEN: 'choose-limits',
  ERR_TERMS_NOT_ACCEPTED: 'accept-terms',
  ERR_IDENTITY_NOT_VERIFIED: 'verify-identity',
  ERR_PAYMENT_ACCOUNT_NOT_VERIFIED: 'verify-account',
  ERR_NO_VALID_EMAIL: 'prove-contact',
  ERR_METHOD_NOT_AVAILABLE: 'lift-restriction',
  ERR_EXCLUDED: 'ask-register',
  ERR_TOO_MANY_OPEN: 'finish-withdrawals',
  ERR_WALLET_NOT_ENABLED: 'enable-wallet',
  ERR_INVALID_CARD_ID: 'get-card',
  ERR_INVALID_PIN: 'set-pin',
}

/** The same code stands for several things; what it is about decides. */
const WAYS_OF_KIND: Readonly<Record<string, WayOut>> = { closed: 'none', locked: 'unlock', staff: 'end-exclusion' }

/** A refusal as somebody reads it who only asked: with what takes it away. Since when it stands is found apart. Pure. */
export function obstacleOf({ code, details = {} }: Pick<Refusal, 'code' | 'details'>): Obstacle {
  const kind = textOf(details['kind']) ?? textOf(details['state'])
  const until = textOf(details['earliestAllowedAt']) ?? textOf(details['until'])
  const { ruleId, packId, figure, present, earliestAllowedAt, textKey, alsoRefusedBy } = details
  const said = { code: details['lawCode'], ruleId, packId, figure, present, earliestAllowedAt, textKey, alsoRefusedBy }
  const refusal = Value.Check(LawRefusal, said) ? said : null
  return {
    code: refusal?.code ?? code,
    kind,
    since: null,
    until,
    wayOut: wayOutOf(refusal?.code ?? code, kind, until),
    refusal,
    texts: refusal ? (details['texts'] as Obstacle['texts']) : null,
  }
}

function wayOutOf(code: string, kind: string | null, until: string | null): WayOut {
  const way = (kind === null ? undefined : WAYS_OF_KIND[kind]) ?? WAYS[code]
  // An exclusion by staff has an end and can be ended before; everything else with an end is waited for.
  if (until !== null && way !== 'end-exclusion') return 'wait'
  return way ?? 'none'
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
