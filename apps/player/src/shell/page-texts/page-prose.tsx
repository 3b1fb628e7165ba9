import { createContext, use, type ReactNode } from 'react'
import type { PageBlock, PagePart, Run } from '#contract/shapes/content.ts'
import { useSite } from '../site.ts'
import type { PageText } from './page-text.ts'

/** Renders the parts that a text only names; without a provider they are omitted. */
export const PageParts = createContext<((part: PagePart) => ReactNode) | undefined>(undefined)

/** The title and the text of a page. */
export function PageProse({ text, children }: { readonly text: PageText; readonly children?: ReactNode }) {
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      <PageBlocks blocks={text.blocks} />
      {children}
    </article>
  )
}

export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  // The blocks of a page never change while it is open.
  return blocks.map((block, place) => <Block key={`${place}`} block={block} />)
}

function Block({ block }: { readonly block: PageBlock }) {
  const drawPart = use(PageParts)
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'subheading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case 'list': {
      const items = block.items.map((line, place) => (
        <li key={`${place}`}>
          <Line line={line} />
        </li>
      ))
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'part':
      return drawPart?.(block.part)
  }
}

function Line({ line }: { readonly line: readonly Run[] }) {
  const { locale } = useSite()
  return line.map(({ text, isStrong, href }, place) => {
    const key = `${place}`
    if (href !== undefined)
      return (
        <a key={key} href={href.startsWith('/') ? `/${locale}${href}` : href}>
          {text}
        </a>
      )
    return isStrong ? <strong key={key}>{text}</strong> : text
  })
}
