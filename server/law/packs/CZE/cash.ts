import type { Rule } from '../../rule.ts'
import { sinceCashRead, sinceDesks } from './since.ts'

// Euros of the act in crowns, at 24 to one: the document is asked for sooner while a euro costs more, and later if it costs less. Who
// reads the rate of the central bank changes these figures before it falls so far.
const EUR_1000 = 2_400_000
const EUR_2000 = 4_800_000
const EUR_10000 = 24_000_000
/** From when what was read of the figures is in the pack, and from when the regulation of the Union applies. */
const READ = '2026-11-27'
const UNION = '2027-07-10'

/**
 * Cash between the operator and a player (decisions 0161, 0193): what a player pays in and what they are paid are two sums, each of a day
 * of the calendar, over every way of cash.
 */
export const cash: readonly Rule[] = [
  sinceDesks(
    'cash-day-max',
    { maxMinor: 27_000_000 },
    {
      id: 'CZ-40',
      validUntil: READ,
      summary: 'Two parties pay each other at most 270,000 CZK in cash in a day.',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source: 'Act 254/2004 Coll.; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-identification',
    { fromMinor: EUR_1000 },
    {
      id: 'CZ-41',
      validUntil: READ,
      summary: 'From 1,000 EUR in cash in a day on, linked payments together, the person shows a document.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 253/2008 Coll.; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-origin',
    { fromMinor: EUR_2000 },
    {
      id: 'CZ-42',
      validUntil: READ,
      summary: 'From 2,000 EUR paid in in cash in a day on, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 253/2008 Coll., due diligence in gambling; secondary figure',
      confidence: 'general',
    },
  ),
  sinceCashRead(
    'cash-day-max',
    { maxMinor: 27_000_000 },
    {
      id: 'CZ-40',
      validUntil: UNION,
      summary: 'Two parties pay each other at most 270,000 CZK in cash in a day.',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source:
        'Act 254/2004 Coll., § 4 (1) and (4) as amended by 261/2014: all payments of one payer to one payee in a calendar day. The section was read where it is quoted in full (alexandriareal.cz), not in the collection',
      confidence: 'secondary',
    },
  ),
  sinceCashRead(
    'cash-identification',
    { fromMinor: EUR_1000 },
    {
      id: 'CZ-41',
      summary: 'From 1,000 EUR in cash in a day on, linked payments together, the person shows a document.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source:
        'Act 253/2008 Coll., § 7: above 1,000 EUR. Read at the Customs Administration (celnisprava.cz, duties of operators of games), not in the act',
      confidence: 'secondary',
    },
  ),
  sinceCashRead(
    'cash-origin',
    { fromMinor: EUR_2000 },
    {
      id: 'CZ-42',
      summary:
        'From 2,000 EUR paid in in cash in a day on, linked payments together, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source:
        'Act 253/2008 Coll., which carries over Directive (EU) 2015/849: Article 11 (d) has 2,000 EUR for gambling, Article 13 (1) (d) the source of money. The figure was read in the directive (legislation.gov.uk), not in the act; the directive asks where it is necessary, we always',
      confidence: 'secondary',
    },
  ),
  sinceCashRead(
    'cash-day-max',
    { maxMinor: EUR_10000 },
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
]
