import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { beginCallerCheck } from '#contract/play-v1/staff-callers.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import { isCtrlEnter } from '../../../shell/is-ctrl-enter.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient, useMe } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CallerQuestions } from './caller-questions.tsx'
import { useCallerCheck } from './caller-status.tsx'

/** Checks somebody who calls as a player: the system draws questions, staff type the answers. */
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
  const tryBegin = () => {
    if (!begin.data && !begin.isPending) begin.mutate()
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryBegin()
      }}
    >
      <DialogTitle id={`${id}t`}>{t('caller.title', { id: playerId })}</DialogTitle>
      <DialogBody>
        {begin.data ? (
          <CallerQuestions playerId={playerId} begun={begin.data} onAnswered={() => void readAgain()} />
        ) : (
          <>
            <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('caller.begins')}</p>
            {data?.waitsUntil ? (
              <Note kind="wait">
                <div>{t('caller.waits', { at: writeMoment(data.waitsUntil, language) })}</div>
              </Note>
            ) : null}
            {data?.checks[0] ? (
              <p className={joinClasses(textStyles.small, textStyles.muted)}>
                {t('caller.last', {
                  state: t(`caller.state.${data.checks[0].state}`),
                  at: writeMoment(data.checks[0].startedAt, language),
                  by: data.checks[0].staffName,
                })}
              </p>
            ) : null}
          </>
        )}
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('caller.shows')}</p>
        {begin.isError ? <ProblemNote error={begin.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
          {t('caller.recorded', { name: me?.user.name ?? '' })}
        </span>
        <Button variant="outlined" onClick={onClose}>
          {t('caller.close')} <kbd>Esc</kbd>
        </Button>
        {begin.data ? null : (
          <Button variant="primary" aria-disabled={begin.isPending} onClick={tryBegin}>
            {t('caller.begin')} <kbd>Ctrl</kbd>
            <kbd>↵</kbd>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
