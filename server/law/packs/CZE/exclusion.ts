import type { Rule } from '../../rule.ts'
import { since2024, sincePanic } from './since.ts'

/** Stopping play: the panic button, exclusion, the state's register and the forced break. */
export const exclusion: readonly Rule[] = [
  sincePanic(
    'panic',
    { hours: 48 },
    {
      id: 'CZ-19',
      summary: 'Panic button, always in sight when signed in: no play with any operator for 48 hours, repeatable.',
      code: 'ERR_PANIC_STOP',
      textKey: 'panic',
      source: 'cesky.radio.cz 2024-07; idnes 2024-08; ct24 2025-02',
      confidence: 'secondary',
    },
  ),
  sincePanic(
    'register-term',
    { months: 12, monthsMax: 24 },
    {
      id: 'CZ-20',
      summary: 'The player asks the register for exclusion from within the product: 12 months, up to 24.',
      code: 'ERR_REGISTER_NOT_WRITABLE',
      textKey: 'duty',
      source: 'idnes 2024-08; cesivpravu.cz',
      confidence: 'secondary',
    },
  ),
  since2024(
    'register',
    { answerLivesMinutes: 60 },
    {
      id: 'CZ-21',
      summary:
        'The register of excluded people is asked at registration, at sign-in and before play; no answer lets nobody play. How long an answer holds is our figure.',
      code: 'ERR_EXCLUDED',
      textKey: 'register',
      source: 'cesky.radio.cz 2024-07; idnes 2024-08',
      confidence: 'secondary',
    },
  ),
  since2024(
    'forced-break',
    { playMinutes: 120, breakMinutes: 15 },
    {
      id: 'CZ-22',
      summary: 'After 120 minutes of play, 15 minutes without play on a technical game.',
      code: 'ERR_BREAK_REQUIRED',
      textKey: 'forced-break',
      source: 'prazskypatriot.cz 2018-02-16 (text for halls); e-play.eu',
      confidence: 'secondary',
    },
  ),
]
