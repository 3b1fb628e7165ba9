import { useMutation } from '@tanstack/react-query'
import { createKioskCode } from '#contract/play-v1/staff-kiosks.ts'
import { api, ask } from '../../shell/api.ts'
import { Modal } from '../../shell/modal.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { KIOSKS, type Workroom } from './kiosks.ts'

type Props = { readonly room: Workroom; readonly onClose: () => void }

/** Makes a code for one kiosk and shows it. It is told once: who closes the dialog makes another one. */
export function CodeDialog({ room, onClose }: Props) {
  const { t, language } = useTexts()
  const make = useMutation({
    mutationFn: () => ask(api(createKioskCode, { body: { workroomId: room.workroomId } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KIOSKS }),
  })
  return (
    <Modal labelledBy="code-title" onClose={onClose}>
      <header>
        <h1 id="code-title">{t('kiosks.codeTitle', { venue: room.venueName, room: room.name })}</h1>
      </header>
      <div className="bd">
        {make.data ? (
          <>
            <output className="code big">{make.data.code}</output>
            <p className="s">{t('kiosks.codeUntil', { until: writeMoment(make.data.expiresAt, language) })}</p>
          </>
        ) : (
          <p className="s">{t('kiosks.codeWhat')}</p>
        )}
        {make.isError ? <ProblemNote error={make.error} /> : null}
      </div>
      <footer>
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {t(make.data ? 'kiosks.done' : 'confirm.back')} <kbd>Esc</kbd>
        </button>
        {make.data ? null : (
          <button type="button" className="btn pri" aria-disabled={make.isPending} onClick={() => make.mutate()}>
            {t('kiosks.newCode')}
          </button>
        )}
      </footer>
    </Modal>
  )
}
