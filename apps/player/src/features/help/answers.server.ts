import type { Tone } from '#config/brand-schema.ts'
import type { Language } from '#config/shapes.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import type { Topic } from '#contract/states/ticket-states.ts'
import type { AccountParts } from '../../shell/account-parts.ts'
import { answers as cs, informal as informalCs } from './answers/cs.ts'
import { answers as en } from './answers/en.ts'
import { answers as hu, informal as informalHu } from './answers/hu.ts'
import { answers as ru, informal as informalRu } from './answers/ru.ts'
import { answers as sk, informal as informalSk } from './answers/sk.ts'
import { answers as vi } from './answers/vi.ts'
import { questions, type AnswerPage, type AnswerTexts, type AnswerVariants, type QuestionId } from './questions.ts'

export type Answer = {
  readonly id: QuestionId
  readonly topic: Topic
  readonly isFrequent: boolean
  readonly page: AnswerPage | undefined
  readonly question: string
  readonly answer: string
}

const texts: Readonly<Record<Language, AnswerTexts>> = { cs, sk, en, hu, ru, vi }
const variants: Readonly<Partial<Record<Language, AnswerVariants>>> = {
  cs: informalCs,
  sk: informalSk,
  hu: informalHu,
  ru: informalRu,
}

const help = {
  CZE: 'narodnilinka.cz, 800 350 000',
  SVK: 'chcempomoc.sk',
} as const

/** The answers in the help of a brand, in one language: only about what the brand has. */
export function answersOf(
  language: Language,
  { market, parts, tone }: { readonly market: 'CZE' | 'SVK'; readonly parts: AccountParts; readonly tone: Tone },
): Answer[] {
  const otherwise = addressOf(tone) === 'informal' ? variants[language] : undefined
  return (Object.keys(questions) as QuestionId[]).flatMap((id) => {
    const {
      topic,
      isFrequent = false,
      page,
      needs,
    } = { isFrequent: false, page: undefined, needs: undefined, ...questions[id] }
    if (needs !== undefined && !parts[needs]) return []
    const [formalQuestion, formalAnswer] = texts[language][id]
    const { question = formalQuestion, answer = formalAnswer } = otherwise?.[id] ?? {}
    return [{ id, topic, isFrequent, page, question, answer: answer.replaceAll('{help}', help[market]) }]
  })
}
