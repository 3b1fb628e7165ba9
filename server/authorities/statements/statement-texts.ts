import type { CONFIDENCES } from '#contract/shapes/law.ts'

type StatementTexts = {
  readonly title: string
  readonly version: string
  /** Game, rounds, stakes, wins, jackpots, base. */
  readonly columns: readonly string[]
  readonly sum: string
  readonly due: string
  readonly approved: string
  /** How certain the source of a rule is. */
  readonly confidence: Readonly<Record<(typeof CONFIDENCES)[number], string>>
}

/** Texts of the document, in the language of the authority. */
export const statementTexts: Readonly<Record<'cs' | 'sk', StatementTexts>> = {
  cs: {
    title: 'Výkaz odvodu z her',
    version: 'verze',
    columns: ['Hra', 'Počet her', 'Vklady', 'Výhry', 'Jackpoty', 'Základ'],
    sum: 'Celkem',
    due: 'K odvodu',
    approved: 'Schválili',
    confidence: {
      primary: 'prvotní text',
      secondary: 'druhotný text, k ověření',
      general: 'obecně známo, k ověření',
      none: 'bez zdroje',
    },
  },
  sk: {
    title: 'Výkaz odvodu z hier',
    version: 'verzia',
    columns: ['Hra', 'Počet hier', 'Vklady', 'Výhry', 'Jackpoty', 'Základ'],
    sum: 'Spolu',
    due: 'Na odvod',
    approved: 'Schválili',
    confidence: {
      primary: 'prvotný text',
      secondary: 'druhotný text, na overenie',
      general: 'všeobecne známe, na overenie',
      none: 'bez zdroja',
    },
  },
}
