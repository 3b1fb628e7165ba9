import type { Rule } from '../../rule.ts'
import { PLAIN, since2024 } from './since.ts'

/** The operator's own rules, for which no source was found. */
export const operator: readonly Rule[] = [
  since2024(
    'politically-exposed',
    { mayPlay: false },
    {
      id: 'CZ-OP-01',
      summary: 'Politically exposed people do not play here.',
      code: 'ERR_POLITICALLY_EXPOSED',
      textKey: 'politically-exposed',
      source: 'specification, player-site §5 (canPEOPlay)',
      confidence: 'none',
    },
  ),
  since2024('self-exclusion', PLAIN, {
    id: 'CZ-OP-02',
    summary: 'A player whom the operator excluded at the player’s own wish does not play.',
    code: 'ERR_SELF_EXCLUDED',
    textKey: 'self-exclusion',
    source: 'the operator’s rule',
    confidence: 'none',
  }),
  since2024(
    'round-pace',
    { minMs: 2_000 },
    {
      id: 'CZ-OP-03',
      summary: 'Two rounds of one player begin at least 2 seconds apart.',
      code: 'ERR_ROUND_TOO_SOON',
      textKey: 'round-pace',
      source: 'no figure of the market was found; the operator’s own',
      confidence: 'none',
    },
  ),
  since2024('autoplay', PLAIN, {
    id: 'CZ-OP-04',
    summary: 'Every round is begun by the player; nothing plays by itself.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'autoplay',
    source: 'practice of other markets (UK RTS 8C); the operator’s own here',
    confidence: 'none',
  }),
  since2024('celebration', PLAIN, {
    id: 'CZ-OP-05',
    summary: 'A win at or below the stake is not celebrated.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'practice of other markets (UK RTS 14); the operator’s own here',
    confidence: 'none',
  }),
  since2024(
    'limit',
    { kinds: ['VisitCountMonthCasinoLimit'] },
    {
      id: 'CZ-OP-06',
      summary: 'Visits of a calendar month to the operator’s venues; shown on the web, enforced at the door.',
      code: 'ERR_VISIT_LIMIT_REACHED',
      textKey: 'limit-visits',
      source: 'irozhlas.cz 2017-12-29; specification, player-site §9',
      confidence: 'secondary',
    },
  ),
  since2024(
    'limit',
    { kinds: ['LogonCountDayWholeSystemLimit'] },
    {
      id: 'CZ-OP-07',
      summary: 'Sign-ins of a calendar day, for players who choose it.',
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
      textKey: 'limit-logon-count',
      source: 'specification, backend-calls §8',
      confidence: 'none',
      isOptional: true,
    },
  ),
  since2024(
    'limit',
    { kinds: ['DepositDayWholeSystemLimit', 'DepositMonthWholeSystemLimit'] },
    {
      id: 'CZ-OP-08',
      summary: 'Deposits of a calendar day and month, for players who choose it.',
      code: 'ERR_DEPOSIT_LIMIT_REACHED',
      textKey: 'limit-deposit',
      source: 'practice of other markets (UK RTS 12)',
      confidence: 'none',
      isOptional: true,
    },
  ),
]
