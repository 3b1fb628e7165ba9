import type { Language } from '#config/shapes.ts'
import type { Topic } from '#contract/states/ticket-states.ts'
import type { AccountParts } from '../../shell/account-parts.ts'
import { answers as cs } from './answers/cs.ts'
import { answers as en } from './answers/en.ts'
import { answers as hu } from './answers/hu.ts'
import { answers as ru } from './answers/ru.ts'
import { answers as sk } from './answers/sk.ts'
import { answers as vi } from './answers/vi.ts'
import { questions, type AnswerPage, type AnswerTexts, type QuestionId } from './questions.ts'

export type Answer = {
  readonly id: QuestionId
  readonly topic: Topic
  readonly isFrequent: boolean
  readonly page: AnswerPage | undefined
  readonly question: string
  readonly answer: string
}

const texts: Readonly<Record<Language, AnswerTexts>> = { cs, sk, en, hu, ru, vi }

const help = {
  CZE: 'narodnilinka.cz, 800 350 000',
  SVK: 'chcempomoc.sk',
} as const

/** The answers in the help of a brand, in one language: only about what the brand has. */
export function answersOf(
  language: Language,
  { market, parts }: { readonly market: 'CZE' | 'SVK'; readonly parts: AccountParts },
): Answer[] {
  return (Object.keys(questions) as QuestionId[]).flatMap((id) => {
    const {
      topic,
      isFrequent = false,
      page,
      needs,
    } = { isFrequent: false, page: undefined, needs: undefined, ...questions[id] }
    if (needs !== undefined && !parts[needs]) return []
    const [question, answer] = texts[language][id]
    return [{ id, topic, isFrequent, page, question, answer: answer.replaceAll('{help}', help[market]) }]
  })
}
