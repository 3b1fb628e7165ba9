import type { PageBlock } from '#contract/shapes/content.ts'

export type Question = { readonly question: string; readonly answer: string; readonly blocks: readonly PageBlock[] }

/** Each heading with the blocks below it, and all of their text. */
export function groupQuestions(blocks: readonly PageBlock[]): Question[] {
  const groups: PageBlock[][] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || groups.length === 0) groups.push([block])
    else groups.at(-1)?.push(block)
  }
  return groups.map((group) => {
    const isQuestion = ({ kind }: PageBlock) => kind === 'heading'
    const wordsIn = (some: readonly PageBlock[]) => some.map(wordsOf).join(' ')
    return {
      question: wordsIn(group.filter(isQuestion)),
      answer: wordsIn(group.filter((block) => !isQuestion(block))),
      blocks: group,
    }
  })
}

function wordsOf(block: PageBlock): string {
  if (block.kind === 'paragraph') return block.line.map(({ text }) => text).join('')
  if (block.kind === 'list') return block.items.map((line) => line.map(({ text }) => text).join('')).join(' ')
  return block.kind === 'part' ? '' : block.text
}
