import { useState } from 'react'
import { getMainCurrency } from '#contract/capi-v1.1/currency.ts'
import { CORRECTION_REASONS, proposeCorrection } from '#contract/play-v1/corrections.ts'
import { useQuery } from '@tanstack/react-query'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { readCorrectionsAgain } from './read-again.ts'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'

/** Proposes to give a player money or to take it; somebody else has to approve it. */
export function CorrectionForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [written, setWritten] = useState('')
  const [isTaking, setIsTaking] = useState(false)
  const currency = useQuery({ queryKey: ['main-currency'], queryFn: () => ask(api(getMainCurrency, {})) }).data
    ?.currency
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
        if (!currency || amountMinor === undefined || !Number.isSafeInteger(playerId) || playerId < 1)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const known = CORRECTION_REASONS.find((one) => one === reason) ?? CORRECTION_REASONS[0]
        const body = { playerId, amount: { amountMinor, currency }, reason: known, explanation }
        await ask(api(proposeCorrection, { body }))
        await readCorrectionsAgain()
        announce(t('corrections.proposed'))
      }}
    >
      <label className="f">
        {t('statements.playerNumber')}
        <input
          className="in"
          inputMode="numeric"
          maxLength={12}
          value={player}
          onChange={({ target }) => setPlayer(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <label className="f">
        {t('corrections.direction')}
        <select
          className="in"
          value={isTaking ? 'take' : 'give'}
          onChange={({ target }) => setIsTaking(target.value === 'take')}
        >
          <option value="give">{t('corrections.give')}</option>
          <option value="take">{t('corrections.take')}</option>
        </select>
      </label>
      <label className="f">
        {t('corrections.amount', { currency: currency ?? '' })}
        <input
          className="in"
          inputMode="decimal"
          maxLength={14}
          value={written}
          aria-invalid={written !== '' && amountMinor === undefined}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
    </ConfirmDialog>
  )
}
