import { Link } from 'react-router'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { UnsavedNote } from './look/unsaved-notes.tsx'

type Props = {
  readonly edit: { readonly isChanged: boolean; readonly isLate: boolean; readonly drop: () => void }
  readonly latestVersion: number
  /** Where the newest version can be compared with the ones before it. */
  readonly comparedAt?: string
}

/** There are unsaved changes, and somebody else may have written a version meanwhile. */
export function UnsavedItem({ edit: { isChanged, isLate, drop }, latestVersion, comparedAt }: Props) {
  const { t } = useTexts()
  if (!isChanged) return null
  return (
    <>
      <UnsavedNote onDrop={drop} />
      {isLate ? (
        <Note kind="risk" role="alert">
          <span className={layout.grow}>{t('studio.overtaken', { version: latestVersion })}</span>
          {comparedAt === undefined ? null : (
            <Link className={textStyles.link} to={comparedAt}>
              {t('content.tab.difference')}
            </Link>
          )}
        </Note>
      ) : null}
    </>
  )
}
