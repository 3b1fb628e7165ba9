import type { Rule } from '../../rule.ts'
import { sinceDesks } from './since.ts'

/** Since when the figures are those that were read, and from when the regulation of the Union applies. */
const READ = '2026-11-27'
const UNION = '2027-07-10'

/** Cash between the operator and a player: the maximum of a day, and from which sum what is required. */
export const cash: readonly Rule[] = [
  sinceDesks(
    'cash-day-max',
    { maxMinor: 500_000 },
    {
      id: 'SK-40',
      validUntil: READ,
      summary:
        'No more than 5,000 EUR in cash where an entrepreneur is a party: the stricter figure of two that are told (15,000 EUR since later amendments).',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source: 'Act 394/2012 Z.z.; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-day-max',
    { maxMinor: 1_500_000 },
    {
      id: 'SK-40',
      validFrom: READ,
      validUntil: UNION,
      summary:
        'No more than 15,000 EUR in cash, whoever the parties are (5,000 EUR for entrepreneurs until 30 June 2023).',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source:
        'Act 394/2012 Z.z., § 4 as amended by 211/2023, and § 6 (2). The amendment was read in the notice of the Financial Administration (daneauctovnictvo.sk), the act as first enacted in full (podnikam.sk)',
      confidence: 'secondary',
    },
  ),
  sinceDesks(
    'cash-day-max',
    { maxMinor: 1_000_000 },
    {
      id: 'EU-40',
      validFrom: UNION,
      summary: 'Nobody pays a business more than 10,000 EUR in cash, linked payments together.',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source:
        'Regulation (EU) 2024/1624, Article 80, from 10 July 2027; read at bdo.com.mt, not in the Official Journal',
      confidence: 'secondary',
    },
  ),
  sinceDesks(
    'cash-identification',
    { fromMinor: 200_000 },
    {
      id: 'SK-41',
      validUntil: READ,
      summary: 'From 2,000 EUR in cash in a day on, linked payments together, the person shows a document.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z., gambling; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-origin',
    { fromMinor: 200_000 },
    {
      id: 'SK-42',
      validUntil: READ,
      summary: 'From 2,000 EUR paid in in cash in a day on, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z., due diligence in gambling; secondary figure',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-identification',
    { fromMinor: 200_000 },
    {
      id: 'SK-41',
      validFrom: READ,
      summary: 'From 2,000 EUR in cash in a day on, linked payments together, the person shows a document.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source:
        'Act 297/2008 Z.z., which carries over Directive (EU) 2015/849, Article 11 (d): 2,000 EUR for gambling, when a stake is placed or winnings are collected, linked operations together. The figure was read in the directive (legislation.gov.uk), not in the act',
      confidence: 'secondary',
    },
  ),
  sinceDesks(
    'cash-origin',
    { fromMinor: 200_000 },
    {
      id: 'SK-42',
      validFrom: READ,
      summary:
        'From 2,000 EUR paid in in cash in a day on, linked payments together, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source:
        'Act 297/2008 Z.z., which carries over Directive (EU) 2015/849: Article 11 (d) has 2,000 EUR for gambling, Article 13 (1) (d) the source of money. The figure was read in the directive (legislation.gov.uk), not in the act; the directive asks where it is necessary, we always',
      confidence: 'secondary',
    },
  ),
]
