import { useNavigate } from 'react-router'
import { deleteTrigger } from '#contract/onling-v2/platform-event.ts'
import { goLive, pause, resume } from '#contract/play-v1/triggers.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog, type Explained } from '../../shell/confirm-dialog.tsx'
import { paths } from '../../shell/paths.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { TRIGGERS, type Trigger } from './triggers.ts'

export type StaffMove = 'go-live' | 'pause' | 'resume' | 'end'

type Props = { readonly move: StaffMove; readonly trigger: Trigger; readonly onClose: () => void }

/** Requests the approval of a draft, pauses a trigger, resumes it, or ends it. */
export function MoveDialog({ move, trigger, onClose }: Props) {
  const { t } = useTexts()
  const go = useNavigate()
  const { triggerId, version, terms } = trigger
  const commit = async ({ explanation, acceptedWarnings }: Explained): Promise<void> => {
    if (move === 'go-live') await ask(api(goLive, { body: { triggerId, version, explanation, acceptedWarnings } }))
    else if (move === 'end') await ask(api(deleteTrigger, { query: { triggerId, explanation } }))
    else await ask(api(move === 'pause' ? pause : resume, { body: { triggerId, explanation } }))
  }
  return (
    <ConfirmDialog
      title={`${t(`triggers.do.${move}`)}: ${terms.name}`}
      button={t(`triggers.do.${move}`)}
      isDangerous={move === 'end'}
      consequences={[
        { kind: move === 'go-live' ? 'wait' : 'info', what: terms.name, text: t(`triggers.then.${move}`) },
      ]}
      onClose={onClose}
      onCommit={async (explained) => {
        try {
          await commit(explained)
          announce(t('triggers.done'))
          // A deleted draft has no page any more.
          if (move === 'end' && trigger.liveSince === null) await go(paths.triggers)
        } finally {
          await queryClient.invalidateQueries({ queryKey: TRIGGERS })
        }
      }}
    />
  )
}
