import type { Rule } from '../../rule.ts'
import { PLAIN, since2024 } from './since.ts'

/** One account per person, the temporary account, bonuses, and information before play. */
export const accounts: readonly Rule[] = [
  since2024(
    'one-account',
    { accounts: 1 },
    {
      id: 'CZ-12',
      summary: 'One account for one person with one operator.',
      code: 'ERR_PERSON_HAS_ACCOUNT',
      textKey: 'one-account',
      source: 'operators’ game plans; konto.csv of the state’s reporting',
      confidence: 'secondary',
    },
  ),
  since2024(
    'temporary-account',
    { days: 30, depositedMaxMinor: 300_000 },
    {
      id: 'CZ-13',
      summary: 'A temporary account lives 30 days, takes deposits of 3,000 CZK in all and pays nothing out.',
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      textKey: 'temporary-account',
      source: 'help.partypoker.cz; zodpovednehrani.cz; metro.cz 2025-02 (figures to be verified again)',
      confidence: 'secondary',
    },
  ),
  since2024('bonus-on-temporary', PLAIN, {
    id: 'CZ-14',
    summary: 'No bonus on a temporary account, since 1 January 2024.',
    code: 'ERR_IDENTITY_NOT_VERIFIED',
    textKey: 'bonus-on-temporary',
    source: 'metro.cz 2025-02',
    confidence: 'secondary',
  }),
  since2024(
    'competition',
    { depositedDayMaxMinor: 100_000 },
    {
      id: 'CZ-15',
      summary:
        'No competition by frequency of play, stake or size of wins on a technical game, nor over 1,000 CZK of deposits to competitions a day (CZ-16: no tournaments on slots).',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'competition',
      source: 'Decree of 20 December 2023, s.1, epravo.cz 25109',
      confidence: 'primary',
    },
  ),
  since2024('bonus-terms', PLAIN, {
    id: 'CZ-15b',
    summary:
      'A bonus has short terms, told before; it never depends on not withdrawing and is not given after a request to close.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'bonus-terms',
    source: 'Decree of 20 December 2023, s.1, epravo.cz 25109',
    confidence: 'primary',
  }),
  since2024(
    'duty',
    { years: 3 },
    {
      id: 'CZ-17',
      summary: 'Records, registers and documents are kept for 3 years.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Decree of 20 December 2023',
      confidence: 'primary',
    },
  ),
]
