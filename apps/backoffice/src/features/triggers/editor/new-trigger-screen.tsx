import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createTrigger } from '#contract/onling-v2/platform-event.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { paths } from '../../../shell/paths.ts'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { TRIGGERS } from '../triggers.ts'
import { useDefinitions, useEvents } from '../use-definitions.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { TriggerEditor } from './trigger-editor.tsx'
import { emptyTriggerForm } from './trigger-form.ts'

/** Creates a trigger. It reacts to nothing before two people have put it live. */
export function NewTriggerScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const definitions = useDefinitions().data
  const events = useEvents().data
  const [made, setMade] = useState<{ readonly triggerId: string; readonly secret: string }>()
  if (!definitions || !events) return <Skeleton label={t('list.loading')} />
  if (made) return <SecretDialog secret={made.secret} onClose={() => void go(paths.trigger(made.triggerId))} />
  return (
    <TriggerEditor
      title={t('triggers.create')}
      start={emptyTriggerForm}
      definitions={definitions.filter(({ isEnabled }) => isEnabled)}
      languages={events.languages}
      onLeave={() => void go(paths.triggers)}
      onSave={async (terms) => {
        const { trigger, webhookSecret } = await ask(api(createTrigger, { body: { terms } }))
        await queryClient.invalidateQueries({ queryKey: TRIGGERS })
        announce(t('triggers.saved'))
        if (webhookSecret === null) await go(paths.trigger(trigger.triggerId))
        else setMade({ triggerId: trigger.triggerId, secret: webhookSecret })
      }}
    />
  )
}
