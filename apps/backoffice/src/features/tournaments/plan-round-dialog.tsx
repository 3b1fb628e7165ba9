import { useState } from 'react'
import { changeRound, createRound } from '#contract/onling-v2/tournaments.ts'
import type { Tournament, TournamentRound } from '#contract/shapes/tournaments.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { emptyPlan, planOf, readPlan, type PlanForm } from './read-plan.ts'
import { refreshTournaments } from './round-dialogs.tsx'

type Props = { readonly onClose: () => void } & (
  | { readonly tournament: Tournament; readonly round?: undefined }
  | { readonly round: TournamentRound; readonly tournament?: undefined }
)
const TIMES = ['opensAt', 'registersUntil', 'startsAt', 'endsAt'] as const

/**
 * Plans a round, or changes one before its registration opens. If its prizes are large, a second person approves it.
 */
export function PlanRoundDialog({ tournament, round, onClose }: Props) {
  const { t } = useTexts()
  const [form, setForm] = useState<PlanForm>(round ? planOf(round) : emptyPlan)
  const plan = readPlan(form)
  const title = round
    ? t('tournaments.replanTitle', { number: round.number })
    : t('tournaments.planTitle', { name: tournament.name })
  return (
    <ConfirmDialog
      title={title}
      button={t(round ? 'tournaments.change' : 'tournaments.plan')}
      consequences={[
        {
          kind: 'wait',
          what: t('tournaments.prizes'),
          text: t(round ? 'tournaments.replanNow' : 'tournaments.planNow'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (!plan) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const why = { explanation, acceptedWarnings }
        await ask(
          round
            ? api(changeRound, { body: { roundId: round.roundId, ...plan, ...why } })
            : api(createRound, { body: { tournamentId: tournament.tournamentId, ...plan, ...why } }),
        )
        announce(t('tournaments.planned'))
        await refreshTournaments()
      }}
    >
      {TIMES.map((name) => (
        <TextField
          key={name}
          label={t(`tournaments.${name}`)}
          type="datetime-local"
          value={form[name]}
          onWrite={(value) => setForm({ ...form, [name]: value })}
          problem={form[name] === '' ? t('tournaments.wrongTime') : undefined}
        />
      ))}
      <TextField
        label={t('tournaments.capacity')}
        hint={t('tournaments.capacityHint')}
        inputMode="numeric"
        maxLength={7}
        value={form.capacity}
        onWrite={(value) => setForm({ ...form, capacity: value.replaceAll(/\D/g, '') })}
        problem={plan || TIMES.some((name) => form[name] === '') ? undefined : t('tournaments.wrongOrder')}
      />
    </ConfirmDialog>
  )
}
