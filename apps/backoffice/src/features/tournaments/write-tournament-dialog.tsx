import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTournament, createTournament, listHallsOfFame } from '#contract/onling-v2/tournaments.ts'
import type { Scoring, Tournament } from '#contract/shapes/tournaments.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { PickGames } from './pick-games.tsx'
import { PrizeFields } from './prize-fields.tsx'
import { emptyForm, formOf, readForm, type TournamentForm } from './read-tournament-form.ts'
import { refreshTournaments } from './round-dialogs.tsx'
import { TOURNAMENTS } from './words.ts'

const SCORINGS: readonly Scoring['kind'][] = ['largest-win', 'best-sum', 'points', 'missions']
type Write = (more: Partial<TournamentForm>) => void

/**
 * Creates or changes a tournament with its rules; changed rules are a new version. Unlawful rules are refused with the
 * legal rule.
 */
export function WriteTournamentDialog({
  tournament,
  onClose,
}: {
  readonly tournament?: Tournament | undefined
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [form, setForm] = useState<TournamentForm>(tournament ? formOf(tournament) : emptyForm)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const write: Write = (more) => setForm({ ...form, ...more })
  const input = readForm(form)
  const halls = useQuery({
    queryKey: [...TOURNAMENTS, 'halls', 'all'],
    queryFn: () => ask(api(listHallsOfFame, { query: { limit: 200 } })),
  }).data?.rows
  return (
    <ConfirmDialog
      title={t(tournament ? 'tournaments.changeTitle' : 'tournaments.createTitle')}
      button={t(tournament ? 'tournaments.change' : 'tournaments.createTitle')}
      consequences={[
        {
          kind: 'ok',
          what: t('tournaments.rules'),
          text: t(tournament ? 'tournaments.changeNow' : 'tournaments.createNow'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!input) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        if (tournament) {
          const { tournamentId, terms } = tournament
          await ask(api(changeTournament, { body: { tournamentId, version: terms.version, ...input, explanation } }))
        } else await ask(api(createTournament, { body: { ...input, explanation, idempotencyKey } }))
        announce(t('tournaments.saved'))
        await refreshTournaments()
      }}
    >
      <TextField
        label={t('tournaments.name')}
        hint={t('tournaments.nameHint')}
        maxLength={80}
        value={form.name}
        onWrite={(name) => write({ name })}
        problem={form.name.trim().length < 3 ? t('tournaments.wrongFields') : undefined}
      />
      <TextField
        label={t('tournaments.about')}
        hint={t('tournaments.aboutHint')}
        maxLength={500}
        value={form.about}
        onWrite={(about) => write({ about })}
      />
      <Select
        label={t('tournaments.hall')}
        value={form.hallId}
        onChange={({ target }) => write({ hallId: target.value })}
      >
        <option value="">{t('tournaments.noHall')}</option>
        {halls?.map((hall) => (
          <option key={hall.hallId} value={hall.hallId}>
            {hall.name}
          </option>
        ))}
      </Select>
      <ScoringFields form={form} onWrite={write} />
      <PrizeFields prizes={form.prizes} onWrite={(prizes) => write({ prizes })} />
      {input ? null : (
        <p className={joinClasses(textStyles.small, textStyles.muted)} role="status">
          {t('tournaments.wrongFields')}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The kind of scoring, the games, and which of their rounds count. */
function ScoringFields({ form, onWrite }: { readonly form: TournamentForm; readonly onWrite: Write }) {
  const { t } = useTexts()
  const currency = useMainCurrency() ?? ''
  return (
    <>
      <label className={joinClasses()}>
        {t('tournaments.scoring')}
        <select
          className={joinClasses()}
          value={form.scoring}
          onChange={({ target }) =>
            onWrite({ scoring: SCORINGS.find((kind) => kind === target.value) ?? 'largest-win' })
          }
        >
          {SCORINGS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`tournaments.scoring.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {form.scoring === 'best-sum' ? (
        <TextField
          label={t('tournaments.best')}
          inputMode="numeric"
          maxLength={3}
          value={form.best}
          onWrite={(best) => onWrite({ best })}
        />
      ) : null}
      {form.scoring === 'points' ? (
        <TextField
          label={t('tournaments.points')}
          maxLength={300}
          value={form.points}
          onWrite={(points) => onWrite({ points })}
        />
      ) : null}
      {form.scoring === 'missions' ? (
        <>
          <TextField
            label={t('tournaments.days')}
            hint={t('tournaments.missionsHint')}
            inputMode="numeric"
            maxLength={2}
            value={form.days}
            onWrite={(days) => onWrite({ days })}
          />
          <TextField
            label={t('tournaments.funRounds')}
            hint={t('tournaments.missionsHint')}
            inputMode="numeric"
            maxLength={4}
            value={form.funRounds}
            onWrite={(funRounds) => onWrite({ funRounds })}
          />
        </>
      ) : (
        <>
          <TextField
            label={t('tournaments.stakeMin', { currency })}
            inputMode="decimal"
            maxLength={12}
            value={form.stakeMin}
            onWrite={(stakeMin) => onWrite({ stakeMin })}
          />
          <label className={layout.row}>
            <input
              type="checkbox"
              checked={form.countsFree}
              onChange={() => onWrite({ countsFree: !form.countsFree })}
            />
            {t('tournaments.countsFree')}
          </label>
          <label className={layout.row}>
            <input
              type="checkbox"
              checked={form.countsBonus}
              onChange={() => onWrite({ countsBonus: !form.countsBonus })}
            />
            {t('tournaments.countsBonus')}
          </label>
        </>
      )}
      <PickGames picked={form.gameKeys} onPick={(gameKeys) => onWrite({ gameKeys })} />
    </>
  )
}
