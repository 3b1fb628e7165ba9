import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Migration } from './migration-view.tsx'

/** What happened to a migration, oldest first: who, when and in which words. */
export function MigrationHistory({ migration: { moves, rejection } }: { readonly migration: Migration }) {
  const { t, language } = useTexts()
  return (
    <section className="sect" aria-labelledby="migration-history">
      <h2 id="migration-history">{t('documents.history')}</h2>
      <ol className="s col">
        {moves.map(({ to, by, name, explanation, at }) => (
          <li key={`${at}${to}`}>
            <span className="mut nw">{writeMoment(at, language)}</span> {t(`migration.state.${to}`)}
            {' · '}
            {name ?? t(`migration.by.${by}`)}
            {to === 'rejected' && rejection ? <span className="sec"> · {rejection.message}</span> : null}
            {explanation ? <span className="sec"> · {explanation}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
