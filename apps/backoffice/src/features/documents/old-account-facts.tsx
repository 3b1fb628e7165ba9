import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Migration } from './migration-view.tsx'
import styles from './migrations.module.css'

/** The origin of the old account, what is taken over from it, and how it was found. */
export function OldAccountFacts({ migration: { row, oldAccount } }: { readonly migration: Migration }) {
  const { t, language } = useTexts()
  const { source, reference, importedAt, cards, hasPin } = oldAccount
  const facts: readonly (readonly [string, string])[] = [
    [t('migration.from'), t(`migration.source.${source}`)],
    [t('migration.reference'), reference],
    [t('migration.imported'), writeMoment(importedAt, language)],
    [t('migration.way'), t(`migration.way.${row.way}`)],
    [t('migration.method'), row.mergeMethod ? t(`migration.method.${row.mergeMethod}`) : '–'],
    [t('migration.cards'), cards.length === 0 ? t('migration.noCards') : cards.map((end) => `…${end}`).join(', ')],
    [t('migration.pin'), t(hasPin ? 'migration.pinComes' : 'migration.noPin')],
  ]
  return (
    <section className={layout.section} aria-labelledby="old-account">
      <h2 id="old-account">{t('migration.oldAccount')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={joinClasses(textStyles.small, textStyles.muted)}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
