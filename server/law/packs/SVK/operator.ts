import type { Rule } from '../../rule.ts'
import { PLAIN, sinceAct } from './since.ts'

/** The operator’s own rules, for which no source was found. */
export const operator: readonly Rule[] = [
  sinceAct('payment-account', PLAIN, {
    id: 'SK-OP-01',
    summary: 'Money is paid out to a payment account of the player’s own only.',
    code: 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    textKey: 'payment-account',
    source: 'specification, player-site §5 (requireCanPlayPaymentMethod)',
    confidence: 'none',
  }),
  sinceAct(
    'politically-exposed',
    { mayPlay: false },
    {
      id: 'SK-OP-02',
      summary: 'Politically exposed people do not play here.',
      code: 'ERR_POLITICALLY_EXPOSED',
      textKey: 'politically-exposed',
      source: 'specification, player-site §5 (canPEOPlay)',
      confidence: 'none',
    },
  ),
  sinceAct('self-exclusion', PLAIN, {
    id: 'SK-OP-03',
    summary: 'A player whom the operator excluded at the player’s own wish does not play.',
    code: 'ERR_SELF_EXCLUDED',
    textKey: 'self-exclusion',
    source: 'reference, market-and-law SK-09: exclusion with the operator beside the guide',
    confidence: 'none',
  }),
  sinceAct(
    'panic',
    { hours: 48 },
    {
      id: 'SK-OP-04',
      summary: 'Panic button: no play with this operator for 48 hours, as in the other market.',
      code: 'ERR_PANIC_STOP',
      textKey: 'panic',
      source: 'the operator’s rule',
      confidence: 'none',
    },
  ),
  sinceAct(
    'round-pace',
    { minMs: 2_000 },
    {
      id: 'SK-OP-05',
      summary: 'Two rounds of one player begin at least 2 seconds apart.',
      code: 'ERR_ROUND_TOO_SOON',
      textKey: 'round-pace',
      source: 'no figure of the market was found; the operator’s own',
      confidence: 'none',
    },
  ),
  sinceAct('autoplay', PLAIN, {
    id: 'SK-OP-06',
    summary: 'Every round is begun by the player; nothing plays by itself.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'autoplay',
    source: 'practice of other markets (UK RTS 8C); the operator’s own here',
    confidence: 'none',
  }),
  sinceAct('celebration', PLAIN, {
    id: 'SK-OP-07',
    summary: 'A win at or below the stake is not celebrated.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'practice of other markets (UK RTS 14); the operator’s own here',
    confidence: 'none',
  }),
  sinceAct(
    'limit',
    { kinds: ['LogonCountDayWholeSystemLimit'] },
    {
      id: 'SK-OP-08',
      summary: 'Sign-ins of a calendar day, for players who choose it.',
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
      textKey: 'limit-logon-count',
      source: 'specification, backend-calls §8',
      confidence: 'none',
      isOptional: true,
    },
  ),
  sinceAct(
    'limit',
    { kinds: ['DepositDayWholeSystemLimit', 'DepositMonthWholeSystemLimit'] },
    {
      id: 'SK-OP-09',
      summary: 'Deposits of a calendar day and month, for players who choose it.',
      code: 'ERR_DEPOSIT_LIMIT_REACHED',
      textKey: 'limit-deposit',
      source: 'practice of other markets (UK RTS 12)',
      confidence: 'none',
      isOptional: true,
    },
  ),
]
