import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tryLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMe } from '../../../shell/session.ts'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { FaultList } from './fault-list.tsx'
import { LookFields } from './look-fields.tsx'
import { editLook, useLookEdit } from './look-edits.ts'
import type { ShownLook } from './look.ts'
import { SaveBar } from './save-bar.tsx'
import { SiteFrames } from './site-frames.tsx'
import { step, stepBack, stepForward } from './steps.ts'
import styles from './studio.module.css'

const SETTLES_MS = 500
/** A preview lasts half an hour. */
const ANEW_MS = 20 * 60_000

type Props = {
  readonly shown: ShownLook
  readonly item: Item | undefined
  /** Under what an edit of it stays: the version that was asked for, or the folder. */
  readonly editOf: string
}

/** A look beside the site that shows it: every change is judged and shown half a second later. */
export function Studio({ shown, item, editOf }: Props) {
  const { t } = useTexts()
  const mayWrite = useMe().data?.user.permissions.includes('content.manage') ?? false
  const edit = useLookEdit(editOf)
  const isChanged = edit !== undefined && edit.steps.past.length > 0
  const isUndone = edit !== undefined && edit.steps.next.length > 0
  const look = isChanged ? edit.steps.now : shown.look
  const settled = useSettled(look, SETTLES_MS)
  const tried = useQuery({
    queryKey: [...CONTENT, 'tried', settled],
    queryFn: () => ask(api(tryLook, { body: { look: settled } })),
    enabled: mayWrite,
    placeholderData: keepPreviousData,
    // Another look that was tried meanwhile stands at every address of this person.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ANEW_MS,
    refetchOnWindowFocus: false,
  })
  const faults = tried.data?.faults
  const change = (value: Look, field: string) =>
    editLook(editOf, shown, (steps) => step(steps, value, { field, at: performance.now() }))
  return (
    <div className={styles.studio}>
      <div className={styles.form}>
        <div className={layout.fields}>
          <Button
            variant="outlined"
            aria-disabled={!isChanged}
            onClick={() => isChanged && editLook(editOf, shown, stepBack)}
          >
            {t('studio.undo')}
          </Button>
          <Button
            variant="outlined"
            aria-disabled={!isUndone}
            onClick={() => isUndone && editLook(editOf, shown, stepForward)}
          >
            {t('studio.redo')}
          </Button>
          <Button variant="outlined" aria-disabled={!mayWrite} onClick={() => mayWrite && change(shown.own, 'own')}>
            {t('studio.toOwn')}
          </Button>
        </div>
        <LookFields look={look} isReadOnly={!mayWrite} onChange={change} />
      </div>
      <div className={styles.preview}>
        <SaveBar
          shown={shown}
          item={item}
          look={look}
          edit={edit}
          editOf={editOf}
          mayWrite={mayWrite}
          isFaultless={faults?.length === 0 && settled === look && !tried.isPlaceholderData}
        />
        {tried.isError ? <ProblemNote error={tried.error} onRetry={() => void tried.refetch()} /> : null}
        {mayWrite ? <FaultList faults={faults} /> : null}
        {tried.data ? <SiteFrames url={tried.data.url} /> : null}
        {mayWrite ? null : <p className={layout.padded}>{t('studio.noPreview')}</p>}
      </div>
    </div>
  )
}
