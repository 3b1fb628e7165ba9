import { tryLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import type { Item } from '../content.ts'
import { StepButtons } from '../step-buttons.tsx'
import { useStudioEdit } from '../use-studio-edit.ts'
import { FaultList } from './fault-list.tsx'
import { LookFields } from './look-fields.tsx'
import { lookEdits } from './look-edits.ts'
import type { ShownLook } from './look.ts'
import { SaveBar } from './save-bar.tsx'
import { SiteFrames } from './site-frames.tsx'
import styles from './studio.module.css'

type Props = {
  readonly shown: ShownLook
  readonly item: Item | undefined
  /** Key of an edit: the requested version, or the folder. */
  readonly editOf: string
}

/** A look beside its preview: every change is judged and shown half a second later. */
export function Studio({ shown, item, editOf }: Props) {
  const { t } = useTexts()
  const studio = useStudioEdit({
    edits: lookEdits,
    editOf,
    shown: { value: shown.look, latestVersion: shown.latestVersion },
    name: 'look',
    tryIt: (look: Look) => ask(api(tryLook, { body: { look } })),
  })
  const { mayWrite, value: look, tried, change } = studio
  return (
    <div className={styles.studio}>
      <div className={styles.form}>
        <div className={layout.fields}>
          <StepButtons undo={studio.undo} redo={studio.redo} />
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
          edit={studio.edit}
          editOf={editOf}
          mayWrite={mayWrite}
          isFaultless={studio.isFaultless}
        />
        {tried.isError ? <ProblemNote error={tried.error} onRetry={() => void tried.refetch()} /> : null}
        {mayWrite ? <FaultList faults={tried.data?.faults} /> : null}
        {tried.data ? <SiteFrames url={tried.data.url} gameUrl={tried.data.gameUrl} /> : null}
        {mayWrite ? null : <p className={layout.padded}>{t('studio.noPreview')}</p>}
      </div>
    </div>
  )
}
