import type { ReplyOf } from '#contract/call.ts'
import type { getTermsToAccept } from '#contract/play-v1/terms.ts'
import type { DiffLine, PageBlock, Run } from '#contract/shapes/content.ts'
import type { ContentNeeds } from '../needs.ts'
import { compareTexts } from '../pages/compare-texts.ts'
import { fillBlocks } from '../pages/fill-names.ts'
import { readMarkup } from '../pages/read-markup.ts'

type Changes = NonNullable<ReplyOf<typeof getTermsToAccept>['toAccept']>['changes']
type Words = ReturnType<ContentNeeds['wordsOf']>
type Section = { readonly heading: string | null; readonly lines: readonly string[] }

/** Added and removed parts of a text, as a player reads it, heading by heading. Pure. */
export function compareTerms(before: string, after: string, words: Words): Changes {
  const old = sectionsOf(before, words)
  const left = new Set(old)
  const changes: Changes = sectionsOf(after, words).flatMap((section) => {
    const { heading, lines } = section
    const same = old.find((one) => left.has(one) && one.heading === heading)
    if (!same) return [{ heading: null, lines: wholeOf(section, 'added') }]
    left.delete(same)
    const changed = compareTexts(same.lines.join('\n'), lines.join('\n')).filter(({ kind }) => kind !== 'same')
    return changed.length === 0 ? [] : [{ heading, lines: changed }]
  })
  return [...changes, ...[...left].map((section) => ({ heading: null, lines: wholeOf(section, 'removed') }))]
}

/** A heading that was added or removed, with everything below it. */
const wholeOf = ({ heading, lines }: Section, kind: DiffLine['kind']): DiffLine[] =>
  [...(heading === null ? [] : [heading]), ...lines].map((text) => ({ kind, text }))

/** A text as plain lines by heading: no markup, every placeholder filled in. */
function sectionsOf(text: string, words: Words): Section[] {
  const sections: { heading: string | null; lines: string[] }[] = []
  for (const block of fillBlocks(readMarkup(text).blocks, words)) {
    if (block.kind === 'heading' || sections.length === 0)
      sections.push({ heading: block.kind === 'heading' ? block.text : null, lines: [] })
    if (block.kind !== 'heading') sections.at(-1)?.lines.push(...linesOf(block))
  }
  return sections
}

function linesOf(block: Exclude<PageBlock, { kind: 'heading' }>): string[] {
  switch (block.kind) {
    case 'subheading':
      return [block.text]
    case 'paragraph':
      return [wordsOfLine(block.line)]
    case 'list':
      return block.items.map((item) => `– ${wordsOfLine(item)}`)
    case 'part':
      return []
  }
}

const wordsOfLine = (line: readonly Run[]): string => line.map(({ text }) => text).join('')
