import type { Rule } from '../../rule.ts'
import { sinceLevies } from './since.ts'

/** What the operator pays of play. */
export const levies: readonly Rule[] = [
  sinceLevies(
    'levy',
    { period: 'quarter', games: ['technical'], rates: [{ from: '2024-01-01', basisPoints: 3_500 }] },
    {
      id: 'CZ-T1',
      summary: 'Tax on technical games: 35 % of stakes less wins, by calendar quarters.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source:
        'Act 187/2016 Coll. s.3 to s.6 and annex, as amended by 349/2023 (headings read at novyepis.cz 366077; rate and period as generally known)',
      confidence: 'general',
    },
  ),
]
