import type { ReplyOf } from '#contract/call.ts'
import type { getPage } from '#contract/play-v1/content.ts'

/** The text of a page by staff, in the version in force. */
export type PageText = ReplyOf<typeof getPage>

/** The first words of a page, for search engines. */
export function aboutOf({ blocks }: Pick<PageText, 'blocks'>): string | undefined {
  const first = blocks.find((block) => block.kind === 'paragraph')
  return first?.line
    .map(({ text }) => text)
    .join('')
    .slice(0, 300)
}
