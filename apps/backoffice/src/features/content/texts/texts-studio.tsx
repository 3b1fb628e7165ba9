import { useSearchParams } from 'react-router'
import { tryTexts } from '#contract/play-v1/staff-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import type { Item } from '../content.ts'
import { SiteFrames } from '../look/site-frames.tsx'
import studioStyles from '../look/studio.module.css'
import { StepButtons } from '../step-buttons.tsx'
import { useStudioEdit } from '../use-studio-edit.ts'
import { TextsBar } from './texts-bar.tsx'
import { TextsList } from './texts-list.tsx'
import { faultyKeys, textEdits, pageOf, type ShownTexts } from './texts.ts'
import { UnusedTexts } from './unused-texts.tsx'
import styles from './texts.module.css'

type Props = { readonly shown: ShownTexts; readonly item: Item | undefined }

/** The texts of a part beside the preview: every change is judged and shown a moment later. */
export function TextsStudio({ shown, item }: Props) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const { language, version, isOffered, parts } = shown
  const editOf = `${language} ${version ?? 'folder'}`
  const studio = useStudioEdit({
    edits: textEdits,
    editOf,
    shown: { value: shown.texts, latestVersion: shown.latestVersion },
    name: language,
    tryIt: (texts: Texts) => ask(api(tryTexts, { body: { language, texts } })),
  })
  const { mayWrite, value: texts, tried, change } = studio
  const faults = tried.data?.faults ?? []
  const open = parts.find(({ part }) => part === search.get('part')) ?? parts[0]
  return (
    <div className={styles.studio}>
      <div className={studioStyles.form}>
        <div className={layout.fields}>
          <StepButtons undo={studio.undo} redo={studio.redo} />
        </div>
        {open ? (
          <TextsList shown={shown} open={open} texts={texts} faults={faults} isReadOnly={!mayWrite} onChange={change} />
        ) : null}
      </div>
      <div className={studioStyles.preview}>
        <TextsBar
          shown={shown}
          item={item}
          texts={texts}
          edit={studio.edit}
          editOf={editOf}
          mayWrite={mayWrite}
          isFaultless={studio.isFaultless}
        />
        <UnusedTexts shown={shown} />
        {faults.length > 0 ? (
          <Note kind="stop" role="status">
            {t('texts.faulty', { keys: faultyKeys(faults) })}
          </Note>
        ) : null}
        {tried.isError ? <ProblemNote error={tried.error} onRetry={() => void tried.refetch()} /> : null}
        {tried.data?.url ? (
          <SiteFrames key={open?.part} url={tried.data.url} first={pageOf(open?.places ?? [])} />
        ) : null}
        {mayWrite ? null : <p className={layout.padded}>{t('studio.noPreview')}</p>}
        {isOffered ? null : <p className={layout.padded}>{t('texts.notOfferedThen')}</p>}
      </div>
    </div>
  )
}
