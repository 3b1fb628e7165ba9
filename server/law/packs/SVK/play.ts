import type { Rule } from '../../rule.ts'
import { PLAIN, sinceAct } from './since.ts'

/** Data of games, play before the documents are verified, and the limit of crash games. */
export const play: readonly Rule[] = [
  sinceAct('duty', PLAIN, {
    id: 'SK-11',
    summary: 'Data of all games played are stored and open to the regulator on-line.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'Decree 142/2019 s.2, slov-lex.sk',
    confidence: 'primary',
  }),
  sinceAct('identity-to-play', PLAIN, {
    id: 'SK-12',
    summary: 'Before the documents are verified one plays for fun only.',
    code: 'ERR_IDENTITY_NOT_VERIFIED',
    textKey: 'identity-to-play',
    source: 'tipos.sk banner',
    confidence: 'secondary',
  }),
  sinceAct(
    'limit',
    { kinds: ['LossMonthCrashGameLimit'] },
    {
      id: 'SK-16',
      summary: 'Greatest loss of a calendar month in crash games. No ground in the statute was found.',
      code: 'ERR_LOSS_LIMIT_REACHED',
      textKey: 'limit-loss',
      source: 'specification, player-site §9',
      confidence: 'none',
    },
  ),
]
