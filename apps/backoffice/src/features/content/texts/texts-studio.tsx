import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { tryTexts } from '#contract/play-v1/staff-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMe } from '../../../shell/session.ts'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { SiteFrames } from '../look/site-frames.tsx'
import { step, stepBack, stepForward } from '../look/steps.ts'
import studioStyles from '../look/studio.module.css'
import { TextsBar } from './texts-bar.tsx'
import { TextsList } from './texts-list.tsx'
import { faultyKeys, textEdits, pageOf, type ShownTexts } from './texts.ts'
import styles from './texts.module.css'

const SETTLES_MS = 600
/** A preview lasts half an hour. */
const ANEW_MS = 20 * 60_000

type Props = { readonly shown: ShownTexts; readonly item: Item | undefined }

/** The texts of a part beside the site that says them: every change is judged and shown a moment later. */
export function TextsStudio({ shown, item }: Props) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const mayWrite = useMe().data?.user.permissions.includes('content.manage') ?? false
  const { language, version, latestVersion, isOffered, parts } = shown
  const editOf = `${language} ${version ?? 'folder'}`
  const edit = textEdits.use(editOf)
  const isChanged = edit !== undefined && edit.steps.past.length > 0
  const isUndone = edit !== undefined && edit.steps.next.length > 0
  const texts = isChanged ? edit.steps.now : shown.texts
  const settled = useSettled(texts, SETTLES_MS)
  const tried = useQuery({
    queryKey: [...CONTENT, 'tried-texts', language, settled],
    queryFn: () => ask(api(tryTexts, { body: { language, texts: settled } })),
    enabled: mayWrite,
    placeholderData: keepPreviousData,
    // Other texts that were tried meanwhile stand at every address of this person.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ANEW_MS,
    refetchOnWindowFocus: false,
  })
  const faults = tried.data?.faults ?? []
  const begun = { value: shown.texts, latestVersion }
  const change = (next: Texts, field: string) =>
    textEdits.change(editOf, begun, (steps) => step(steps, next, { field, at: performance.now() }))
  const open = parts.find(({ part }) => part === search.get('part')) ?? parts[0]
  return (
    <div className={styles.studio}>
      <div className={studioStyles.form}>
        <div className={layout.fields}>
          <Button
            variant="outlined"
            aria-disabled={!isChanged}
            onClick={() => isChanged && textEdits.change(editOf, begun, stepBack)}
          >
            {t('studio.undo')}
          </Button>
          <Button
            variant="outlined"
            aria-disabled={!isUndone}
            onClick={() => isUndone && textEdits.change(editOf, begun, stepForward)}
          >
            {t('studio.redo')}
          </Button>
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
          edit={edit}
          editOf={editOf}
          mayWrite={mayWrite}
          isFaultless={tried.isSuccess && faults.length === 0 && settled === texts && !tried.isPlaceholderData}
        />
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
