import type { Rule } from '../../rule.ts'
import { PLAIN, sinceAct } from './since.ts'

/** Age, the site of the licence, and one account per person. */
export const accounts: readonly Rule[] = [
  sinceAct(
    'minimum-age',
    { years: 18 },
    {
      id: 'SK-01',
      summary: 'Nobody under 18 registers, pays in or plays.',
      code: 'ERR_TOO_YOUNG',
      textKey: 'age',
      source: 'sazkahry.sk VOP; specification, player-site §5',
      confidence: 'secondary',
    },
  ),
  sinceAct('duty', PLAIN, {
    id: 'SK-02',
    summary: 'Only on the .sk site that the licence names; licence, operator and regulator are shown.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'podnikajte.sk; dailybettingnews 2022',
    confidence: 'secondary',
  }),
  sinceAct(
    'one-account',
    { accounts: 1 },
    {
      id: 'SK-03',
      summary: 'One account for one person with one operator.',
      code: 'ERR_PERSON_HAS_ACCOUNT',
      textKey: 'one-account',
      source: 'podnikajte.sk',
      confidence: 'secondary',
    },
  ),
]
