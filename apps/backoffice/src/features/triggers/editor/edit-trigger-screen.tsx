import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { updateTrigger } from '#contract/onling-v2/platform-event.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { useTrigger } from '../trigger-screen.tsx'
import { TRIGGERS } from '../triggers.ts'
import { useDefinitions, useEvents } from '../use-definitions.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { TriggerEditor } from './trigger-editor.tsx'
import { formOf } from './trigger-form.ts'

/** Writes new terms of a trigger that is not live. */
export function EditTriggerScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const { triggerId = '' } = useParams()
  const trigger = useTrigger(triggerId)
  const definitions = useDefinitions().data
  const events = useEvents().data
  const [secret, setSecret] = useState<string>()
  const leave = () => void go(paths.trigger(triggerId))
  if (trigger.isError)
    return (
      <div className={layout.padded}>
        <ProblemNote error={trigger.error} onRetry={() => void trigger.refetch()} />
      </div>
    )
  if (!trigger.data || !definitions || !events) return <Skeleton label={t('list.loading')} />
  if (secret) return <SecretDialog secret={secret} onClose={leave} />
  const { terms, version } = trigger.data
  return (
    <TriggerEditor
      key={version}
      title={`${t('triggers.do.edit')}: ${terms.name}`}
      start={formOf(terms)}
      triggerId={triggerId}
      definitions={definitions}
      languages={events.languages}
      onLeave={leave}
      onSave={async (written) => {
        const body = { triggerId, terms: written, afterVersion: version }
        const { webhookSecret } = await ask(api(updateTrigger, { body }))
        announce(t('triggers.saved'))
        if (webhookSecret === null) await go(paths.trigger(triggerId))
        else setSecret(webhookSecret)
        await queryClient.invalidateQueries({ queryKey: TRIGGERS })
      }}
    />
  )
}
