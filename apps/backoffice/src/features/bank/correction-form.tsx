import { useState } from 'react'
import { proposeCorrection } from '#contract/play-v1/corrections.ts'
import { CORRECTION_REASONS } from '#contract/shapes/proposals.ts'
import { Select } from '#ui/field/select.tsx'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { readCorrectionsAgain } from './read-again.ts'

/** Proposes a credit or debit of a player; a second person must approve it. */
export function CorrectionForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [written, setWritten] = useState('')
  const [isTaking, setIsTaking] = useState(false)
  const currency = useMainCurrency()
  const amountMinor = readSignedAmount(written, isTaking)
  return (
    <ConfirmDialog
      title={t('corrections.propose')}
      button={t('corrections.propose')}
      reasons={CORRECTION_REASONS.map((value) => ({ value, label: t(`correctionReason.${value}`) }))}
      consequences={[{ kind: 'wait', what: t('lock.money'), text: t('corrections.waits') }]}
      onClose={onClose}
      onCommit={async ({ reason, explanation }) => {
        const playerId = Number(player)
        // Nothing is sent while a field is invalid; the currency may still be loading.
        if (!currency || amountMinor === undefined)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const known = CORRECTION_REASONS.find((one) => one === reason) ?? CORRECTION_REASONS[0]
        const body = { playerId, amount: { amountMinor, currency }, reason: known, explanation }
        await ask(api(proposeCorrection, { body }))
        await readCorrectionsAgain()
        announce(t('corrections.proposed'))
      }}
    >
      <NumberField label={t('statements.playerNumber')} value={player} isNeeded onWrite={setPlayer} />
      <Select
        label={t('corrections.direction')}
        value={isTaking ? 'take' : 'give'}
        onChange={({ target }) => setIsTaking(target.value === 'take')}
      >
        <option value="give">{t('corrections.give')}</option>
        <option value="take">{t('corrections.take')}</option>
      </Select>
      <AmountField
        label={t('corrections.amount', { currency: currency ?? '' })}
        value={written}
        isRight={amountMinor !== undefined}
        onWrite={setWritten}
      />
    </ConfirmDialog>
  )
}
