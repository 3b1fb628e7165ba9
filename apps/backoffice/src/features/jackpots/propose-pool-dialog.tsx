import { useState } from 'react'
import { proposePool } from '#contract/play-v1/jackpots.ts'
import { addedReturnShown } from '#contract/shapes/jackpots.ts'
import type { CurrencyCode } from '#money'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { PickGames } from './pick-games.tsx'
import { PoolRules } from './pool-rules.tsx'
import { emptyPoolForm, readPoolForm, type PoolForm } from './read-pool-form.ts'

/** Proposes a new pool; its rules can never be changed. */
export function ProposePoolDialog({
  currency,
  onClose,
}: {
  readonly currency: CurrencyCode
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [form, setForm] = useState(emptyPoolForm)
  const [gameKeys, setGameKeys] = useState<readonly string[]>([])
  const input = readPoolForm(form, gameKeys)
  const write = (name: keyof PoolForm) => (value: string) => setForm({ ...form, [name]: value })
  const isAmount = (value: string) => readSignedAmount(value, false) !== undefined
  return (
    <ConfirmDialog
      title={t('jackpots.createTitle')}
      button={t('jackpots.createTitle')}
      consequences={[{ kind: 'wait', what: t('fees.proposal'), text: t('jackpots.waits') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!input) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(proposePool, { body: { ...input, explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['jackpots'] })
        announce(t('jackpots.createdNow'))
      }}
    >
      <TextField
        label={t('jackpots.name')}
        hint={t('jackpots.nameHint')}
        value={form.name}
        maxLength={60}
        onWrite={write('name')}
        problem={form.name.trim().length < 3 ? t('jackpots.wrongFields') : undefined}
      />
      <AmountField
        label={t('jackpots.seed', { currency })}
        hint={t('jackpots.seedHint')}
        value={form.seed}
        onWrite={write('seed')}
        isRight={isAmount(form.seed)}
      />
      <TextField
        label={t('jackpots.share')}
        value={form.share}
        inputMode="decimal"
        maxLength={7}
        onWrite={write('share')}
      />
      <AmountField
        label={t('jackpots.odds', { currency })}
        hint={t('jackpots.oddsHint')}
        value={form.odds}
        onWrite={write('odds')}
        isRight={isAmount(form.odds)}
      />
      <PickGames picked={gameKeys} onPick={setGameKeys} />
      <div className={textStyles.small} role="status">
        {input ? (
          <PoolRules pool={{ ...input, currency, addedReturnPpm: addedReturnShown(input) }} />
        ) : (
          <p className={textStyles.muted}>{t('jackpots.wrongFields')}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}
