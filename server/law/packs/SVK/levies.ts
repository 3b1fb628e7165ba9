import type { Rule } from '../../rule.ts'
import { ACT, sinceLevies } from './since.ts'

/** What the operator pays of play. */
export const levies: readonly Rule[] = [
  sinceLevies(
    'levy',
    { period: 'month', games: ['technical'], rates: [{ from: '2019-06-01', basisPoints: 2_200 }] },
    {
      id: 'SK-T1',
      summary: 'Levy on internet games: 22 % of stakes less wins, by months. Later amendments were not found.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: `${ACT}, read at whpartners.eu 2019; the period as generally known`,
      confidence: 'secondary',
    },
  ),
  sinceLevies(
    'levy',
    { period: 'month', games: ['technical'], rates: [{ from: '2019-06-01', basisPoints: 70 }] },
    {
      id: 'SK-T2',
      summary: 'Contribution to the regulator: 0.7 % of stakes less wins. Later amendments were not found.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: `${ACT}, read at whpartners.eu 2019; the period as generally known`,
      confidence: 'secondary',
    },
  ),
]
