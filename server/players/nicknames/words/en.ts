import type { ForbiddenWords } from './forbidden.ts'

/** English. */
export const en: ForbiddenWords = {
  stems: ['fuck', 'cunt', 'nigger', 'nigga', 'faggot', 'whore', 'bitch', 'asshole'],
  words: ['dick', 'cock', 'slut', 'rape', 'rapist'],
  reserved: ['support', 'helpdesk', 'casino', 'inspector', 'police'],
}
