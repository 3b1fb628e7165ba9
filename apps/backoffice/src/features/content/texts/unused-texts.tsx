import textStyles from '../../../shell/text.module.css'
import { Note } from '../../../shell/note.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import type { ShownTexts } from './texts.ts'
import styles from './texts.module.css'

/** Texts of this version that no page shows any more, with their words, so that they can be written elsewhere. */
export function UnusedTexts({ shown }: { readonly shown: ShownTexts }) {
  const { t } = useTexts()
  const { language } = shown
  // Undefined from an API of the release before.
  const unused = (shown.unused as ShownTexts['unused'] | undefined) ?? []
  if (unused.length === 0) return null
  return (
    <Note kind="wait">
      <details>
        <summary>{t('texts.unused', { count: unused.length })}</summary>
        <p className={textStyles.small}>{t('texts.unusedWhy')}</p>
        <dl className={styles.unused}>
          {unused.map(({ key, words }) => (
            <div key={key}>
              <dt className={styles.key}>{key.slice(key.indexOf('.') + 1)}</dt>
              <dd className={styles.text} lang={language}>
                {words}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Note>
  )
}
