import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { beginCallerCheck } from '#contract/play-v1/staff-callers.ts'
import { api, ask } from '../../../shell/api.ts'
import { Modal } from '../../../shell/modal.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient, useMe } from '../../../shell/session.ts'
import { StatusShape } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CallerQuestions } from './caller-questions.tsx'
import { useCallerCheck } from './caller-status.tsx'

/** Verifies somebody who calls as a player: the system draws questions, staff type what they hear. */
export function CallerDialog({ playerId, onClose }: { readonly playerId: number; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const id = useId()
  const me = useMe().data
  const { data } = useCallerCheck(playerId)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['player', playerId, 'caller'] })
  const begin = useMutation({
    mutationFn: () => ask(api(beginCallerCheck, { body: { playerId } })),
    onSettled: () => void readAgain(),
  })
  return (
    <Modal labelledBy={`${id}t`} onClose={onClose}>
      <header>
        <h1 id={`${id}t`}>{t('caller.title', { id: playerId })}</h1>
      </header>
      <div className="bd">
        {begin.data ? (
          <CallerQuestions playerId={playerId} begun={begin.data} onAnswered={() => void readAgain()} />
        ) : (
          <>
            <p className="s sec">{t('caller.begins')}</p>
            {data?.waitsUntil ? (
              <div className="note wait">
                <StatusShape kind="wait" />
                <div>{t('caller.waits', { at: writeMoment(data.waitsUntil, language) })}</div>
              </div>
            ) : null}
            {data?.checks[0] ? (
              <p className="s mut">
                {t('caller.last', {
                  state: t(`caller.state.${data.checks[0].state}`),
                  at: writeMoment(data.checks[0].startedAt, language),
                  by: data.checks[0].staffName,
                })}
              </p>
            ) : null}
          </>
        )}
        <p className="s mut">{t('caller.shows')}</p>
        {begin.isError ? <ProblemNote error={begin.error} /> : null}
      </div>
      <footer>
        <span className="s mut grow">{t('caller.recorded', { name: me?.user.name ?? '' })}</span>
        <button type="button" className="btn" onClick={onClose}>
          {t('caller.close')} <kbd>Esc</kbd>
        </button>
        {begin.data ? null : (
          <button type="button" className="btn pri" disabled={begin.isPending} onClick={() => begin.mutate()}>
            {t('caller.begin')}
          </button>
        )}
      </footer>
    </Modal>
  )
}
