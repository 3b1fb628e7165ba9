import type { Rule } from '../../rule.ts'
import { PLAIN, sinceRegister } from './since.ts'

/** The state’s register of excluded people. */
export const exclusion: readonly Rule[] = [
  sinceRegister(
    'register',
    { answerLivesMinutes: 60 },
    {
      id: 'SK-08',
      summary:
        'The register of excluded people is asked at registration and after each sign-in; no answer lets nobody play. How long an answer holds is our figure.',
      code: 'ERR_EXCLUDED',
      textKey: 'register',
      source: 'teraz.sk 2024-07; banky.sk 2023; azah.sk s.33(3)',
      confidence: 'secondary',
    },
  ),
  sinceRegister('register-not-writable', PLAIN, {
    id: 'SK-09',
    summary: 'The operator cannot write the register: the person applies to the regulator. We give the guide.',
    code: 'ERR_REGISTER_NOT_WRITABLE',
    textKey: 'register-not-writable',
    source: 'azah.sk samovylúčenie',
    confidence: 'secondary',
  }),
  sinceRegister(
    'register-term',
    { months: 6, monthsMax: 24 },
    {
      id: 'SK-09b',
      summary:
        'Self-exclusion lasts 6 months at least: the register erases on request after that. What we offer beyond is our figure.',
      code: 'ERR_REGISTER_NOT_WRITABLE',
      textKey: 'duty',
      source: 'azah.sk samovylucenie',
      confidence: 'secondary',
    },
  ),
]
