import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

/** One step of the history, in words. */
export type MoveInWords = {
  readonly at: string
  readonly what: string
  readonly who: string
  readonly words: readonly (string | null | undefined)[]
}

/** The history, oldest first: who, when, and the texts. */
export function ItemHistory({ moves }: { readonly moves: readonly MoveInWords[] }) {
  const { t, language } = useTexts()
  return (
    <section className={layout.section} aria-labelledby="item-history">
      <h2 id="item-history">{t('documents.history')}</h2>
      <ol className={joinClasses(textStyles.small, layout.column)}>
        {moves.map(({ at, what, who, words }) => (
          <li key={`${at}${what}`}>
            <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>{writeMoment(at, language)}</span>{' '}
            {what} · {who}
            {words.map((said) =>
              said ? (
                <span key={said} className={textStyles.secondary}>
                  {' · '}
                  {said}
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
