import { searchAnswers } from '../../shell/page-texts/search-answers.ts'
import type { Question } from './group-questions.ts'

const WORD = /[\p{L}\p{N}]/u

/** The questions that a search finds, as the search of the help page does; all where nothing is searched for. */
export const findQuestions = (questions: readonly Question[], wanted: string): readonly Question[] =>
  WORD.test(wanted) ? searchAnswers(questions, wanted) : questions
