import type { Rule } from '../../rule.ts'
import { sinceDesks } from './since.ts'

// Euros of the act in crowns: rounded down at 24 to one, so that the document is asked for sooner, never later.
const EUR_1000 = 2_400_000
const EUR_2000 = 4_800_000

/** Cash at desks of venues. Figures were not legible in a primary text. */
export const cash: readonly Rule[] = [
  sinceDesks(
    'cash-day-max',
    { maxMinor: 27_000_000 },
    {
      id: 'CZ-40',
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
      summary: 'From 2,000 EUR paid in in cash in a day on, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 253/2008 Coll., due diligence in gambling; secondary figure',
      confidence: 'general',
    },
  ),
]
