import type { PageBlock, Run } from '#contract/shapes/content.ts'
import type { TextName } from '../needs.ts'

type Words = Readonly<Record<TextName, string>>

const NAME = /\{(\w{1,40})\}/g

/** A text with its placeholders filled in for the brand. */
export const fillNames = (text: string, words: Words): string =>
  text.replaceAll(NAME, (all, name: string) => (Object.hasOwn(words, name) ? words[name as TextName] : all))

/** Blocks with the placeholders of their texts filled in; after parsing, so that a value is never parsed as markup. */
export function fillBlocks(blocks: readonly PageBlock[], words: Words): PageBlock[] {
  const fillLine = (line: readonly Run[]): Run[] =>
    line.map((run) => ({
      ...run,
      text: fillNames(run.text, words),
      ...(run.href === undefined ? {} : { href: fillNames(run.href, words) }),
    }))
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, line: fillLine(block.line) }
    if (block.kind === 'list') return { ...block, items: block.items.map(fillLine) }
    return block.kind === 'part' ? block : { ...block, text: fillNames(block.text, words) }
  })
}
