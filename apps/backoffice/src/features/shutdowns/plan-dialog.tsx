import { useState } from 'react'
import { SHUTDOWN_PARTS, type ShutdownPart } from '#contract/shutdown-parts.ts'
import { createPlannedShutdown, updatePlannedShutdown, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { instantOf, localOf } from '../../shell/local-time.ts'

export const SHUTDOWNS = ['shutdowns']
const LEAD_HOURS = '24'
const LEAD_HOURS_MAX = 336

type Props = { readonly shutdown?: Shutdown | undefined; readonly onClose: () => void }

/** Plans a shutdown, or changes a planned or running one. If the policy requires it, warnings must be accepted. */
export function PlanDialog({ shutdown, onClose }: Props) {
  const { t, or } = useTexts()
  const [starts, setStarts] = useState(localOf(shutdown?.startsAt))
  const [ends, setEnds] = useState(localOf(shutdown?.endsAt))
  const [lead, setLead] = useState(shutdown ? String(shutdown.leadMinutes / 60) : LEAD_HOURS)
  const [message, setMessage] = useState(shutdown?.message ?? '')
  const [holds, setHolds] = useState<readonly ShutdownPart[]>(shutdown?.holds ?? ['deposits'])
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const startsAt = instantOf(starts)
  const endsAt = instantOf(ends)
  const leadHours = /^\d{1,3}$/.test(lead.trim()) ? Number(lead) : undefined
  const isLeadRight = leadHours !== undefined && leadHours <= LEAD_HOURS_MAX
  const isInOrder = startsAt !== undefined && endsAt !== undefined && endsAt > startsAt
  const title = t(shutdown ? 'shutdowns.changeTitle' : 'shutdowns.planTitle')

  const commit = async ({ explanation }: { explanation: string }) => {
    if (!isInOrder || !isLeadRight) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
    const plan = {
      startsAt,
      endsAt,
      message: message.trim(),
      leadMinutes: leadHours * 60,
      holds: [...holds],
      explanation,
      ...(accepted.length > 0 ? { acceptedWarnings: [...accepted] } : {}),
    }
    const answer = shutdown
      ? await api(updatePlannedShutdown, { body: { shutdownId: shutdown.shutdownId, ...plan } })
      : await api(createPlannedShutdown, { body: plan })
    if (!answer.ok && answer.code === 'ERR_WARNINGS_NOT_ACCEPTED') setWarnings(warningsOf(answer.details))
    await ask(Promise.resolve(answer))
    announce(t('shutdowns.planned'))
    await queryClient.invalidateQueries({ queryKey: SHUTDOWNS })
  }

  return (
    <ConfirmDialog
      title={title}
      button={t(shutdown ? 'shutdowns.change' : 'shutdowns.plan')}
      consequences={[{ kind: 'wait', what: t('shutdowns.rounds'), text: t('shutdowns.roundsRest') }]}
      onClose={onClose}
      onCommit={commit}
    >
      <TextField
        label={t('shutdowns.from')}
        hint={t('shutdowns.zone')}
        type="datetime-local"
        value={starts}
        onWrite={setStarts}
        problem={startsAt === undefined ? t('shutdowns.wrongTime') : undefined}
      />
      <TextField
        label={t('shutdowns.to')}
        type="datetime-local"
        value={ends}
        onWrite={setEnds}
        problem={isInOrder ? undefined : t('shutdowns.wrongOrder')}
      />
      <TextField
        label={t('shutdowns.lead')}
        hint={t('shutdowns.leadHint')}
        inputMode="numeric"
        maxLength={3}
        value={lead}
        onWrite={setLead}
        problem={isLeadRight ? undefined : t('shutdowns.wrongLead')}
      />
      <Ticks
        title={t('shutdowns.holds')}
        all={SHUTDOWN_PARTS}
        ticked={holds}
        nameOf={(part) => t(`shutdowns.hold.${part}`)}
        onChange={setHolds}
      />
      <TextField
        label={t('shutdowns.message')}
        hint={t('shutdowns.messageHint')}
        maxLength={500}
        value={message}
        onWrite={setMessage}
        problem={message.trim() === '' ? t('shutdowns.wrongMessage') : undefined}
      />
      {warnings.length > 0 ? (
        <Ticks
          title={t('shutdowns.warnings')}
          all={warnings}
          ticked={accepted}
          nameOf={(warning) => or(`approvals.warning.${warning}`, warning)}
          onChange={setAccepted}
        />
      ) : null}
    </ConfirmDialog>
  )
}

type TicksProps<T extends string> = {
  readonly title: string
  readonly all: readonly T[]
  readonly ticked: readonly T[]
  readonly nameOf: (one: T) => string
  readonly onChange: (ticked: readonly T[]) => void
}

function Ticks<T extends string>({ title, all, ticked, nameOf, onChange }: TicksProps<T>) {
  const flip = (one: T) => (ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one])
  return (
    <fieldset>
      <legend>{title}</legend>
      {all.map((one) => (
        <label key={one} className={layout.row}>
          <input type="checkbox" checked={ticked.includes(one)} onChange={() => onChange(flip(one))} />
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  )
}

function warningsOf(details: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const named: unknown = details?.['warnings']
  if (!Array.isArray(named)) return []
  return named.flatMap((one: unknown) => {
    const id: unknown = typeof one === 'string' ? one : Reflect.get(Object(one), 'id')
    return typeof id === 'string' ? [id] : []
  })
}
