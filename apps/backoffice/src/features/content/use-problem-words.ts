import { useTexts } from '../../shell/use-texts.ts'
import type { TextProblem } from './content.ts'

/** Writes the problem of a text with its line, or of a section with its slide; without a position of the whole. */
export function useProblemWords(position: 'line' | 'slide' = 'line') {
  const { t, or } = useTexts()
  return ({ line, problem, text }: TextProblem): string => {
    const words = or(`content.problem.${problem}`, problem).replace('{what}', or(`language.${text}`, text))
    if (line < 1) return t('content.notSaved', { problem: words })
    return t(position === 'line' ? 'content.line' : 'content.slideLine', { line, problem: words })
  }
}
