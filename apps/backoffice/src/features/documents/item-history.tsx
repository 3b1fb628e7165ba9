import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Item } from './item-view.tsx'

/** What happened to it, oldest first: who, when and in which words. */
export function ItemHistory({ moves }: { readonly moves: Item['moves'] }) {
  const { t, language } = useTexts()
  return (
    <section className="sect" aria-labelledby="item-history">
      <h2 id="item-history">{t('documents.history')}</h2>
      <ol className="s col">
        {moves.map(({ to, by, userName, explanation, rejection, at }) => (
          <li key={`${at}${to}`}>
            <span className="mut nw">{writeMoment(at, language)}</span> {t(`documentState.${to}`)}
            {' · '}
            {userName ?? t(`documents.by.${by}`)}
            {rejection ? <span className="sec"> · {rejection.message}</span> : null}
            {explanation ? <span className="sec"> · {explanation}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
