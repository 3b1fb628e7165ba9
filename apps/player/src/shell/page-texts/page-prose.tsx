import type { ReactNode } from 'react'
import type { PageText } from './page-text.ts'

/** The title and the paragraphs of a page of text. */
export function PageProse({ text, children }: { readonly text: PageText; readonly children?: ReactNode }) {
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      {text.parts.map(({ heading, text: paragraph }) => (
        <section key={paragraph}>
          {heading ? <h2>{heading}</h2> : null}
          <p>{paragraph}</p>
        </section>
      ))}
      {children}
    </article>
  )
}
