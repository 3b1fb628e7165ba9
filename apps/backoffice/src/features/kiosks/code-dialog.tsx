import { useMutation } from '@tanstack/react-query'
import { createKioskCode } from '#contract/play-v1/staff-kiosks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { KIOSKS, type Workroom } from './kiosks.ts'

type Props = { readonly room: Workroom; readonly onClose: () => void }

/** Creates a code for one kiosk and shows it once: after the dialog is closed another one must be created. */
export function CodeDialog({ room, onClose }: Props) {
  const { t, language } = useTexts()
  const make = useMutation({
    mutationFn: () => ask(api(createKioskCode, { body: { workroomId: room.workroomId } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KIOSKS }),
  })
  return (
    <Dialog labelledBy="code-title" onClose={onClose}>
      <DialogTitle id="code-title">{t('kiosks.codeTitle', { venue: room.venueName, room: room.name })}</DialogTitle>
      <DialogBody>
        {make.data ? (
          <>
            <output className={textStyles.spelled}>{make.data.code}</output>
            <p className={textStyles.small}>
              {t('kiosks.codeUntil', { until: writeMoment(make.data.expiresAt, language) })}
            </p>
          </>
        ) : (
          <p className={textStyles.small}>{t('kiosks.codeWhat')}</p>
        )}
        {make.isError ? <ProblemNote error={make.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t(make.data ? 'kiosks.done' : 'confirm.back')} <kbd>Esc</kbd>
        </Button>
        {make.data ? null : (
          <Button variant="primary" aria-disabled={make.isPending} onClick={() => make.mutate()}>
            {t('kiosks.newCode')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
